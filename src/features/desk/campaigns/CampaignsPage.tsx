import { useCallback, useState } from 'react';
import { listCampaigns } from '../../../contract/campaigns/adminCampaigns';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import type { ResponseOut } from '../../../contract/route';
import { isAtLeast } from '../../../contract/terms/roles';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { CampaignList } from './CampaignList';
import { useCampaignsTexts } from './campaignsTexts';

const NewCampaignDialog = lazyView(async () => (await import('./NewCampaignDialog')).NewCampaignDialog);
const keys = ['search', 'active', 'sort'] as const;
const orders = ['-date', 'date', 'name', '-name', 'end', '-end'] as const;

/** The campaigns of an organisation: what each has raised, of which goal. */
export function CampaignsPage({ organisation: { id, role } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const words = useCampaignsTexts();
  const [isCreating, setCreating] = useState(false);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listCampaigns, { organisation: id, query: { ...query, teams: 'none' }, ...lasts }),
    [call, id],
  );
  const list = usePages<Campaign, ResponseOut<typeof listCampaigns>>(load, asked);
  const isFiltered = Object.keys(asked).some((key) => key !== 'sort');
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        {isAtLeast(role, 'editor') && <Button onClick={() => setCreating(true)}>{words.create}</Button>}
      </div>
      <p className="muted">{words.text}</p>
      <FilterForm filters={typed}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select
          label={words.state}
          value={typed.active}
          options={[
            { value: '', label: words.all },
            { value: 'true', label: words.onlyActive },
            { value: 'false', label: words.onlyClosed },
          ]}
          onValue={(active) => set({ active })}
        />
        <SortField orders={orders} value={typed.sort} onValue={(sort) => set({ sort })} />
        {isFiltered && (
          <Button variant="quiet" onClick={() => set({ search: '', active: '' })}>
            {words.clear}
          </Button>
        )}
      </FilterForm>
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={isFiltered ? words.noneFound : words.none}
        more={words.more}
      >
        {(rows) => <CampaignList organisation={id} rows={rows} />}
      </FoundList>
      {isCreating && (
        <Late>
          <NewCampaignDialog organisation={id} onClose={() => setCreating(false)} />
        </Late>
      )}
    </div>
  );
}
