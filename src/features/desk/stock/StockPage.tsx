import { useCallback, useState } from 'react';
import { listStock, type StockLimit } from '../../../contract/forms/stock';
import type { ResponseOut } from '../../../contract/route';
import { isAtLeast } from '../../../contract/terms/roles';
import { lazyView } from '../../../loading/lazyView';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { useSiteOwner } from '../content/useSiteOwner';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { FilterForm } from '../FilterForm';
import { FoundList } from '../FoundList';
import { SearchField } from '../SearchField';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { StockList } from './StockList';
import { useStockTexts } from './stockTexts';

const SetStockDialog = lazyView(async () => (await import('./SetStockDialog')).SetStockDialog);
const StockHistory = lazyView(async () => (await import('./StockHistory')).StockHistory);
const keys = ['search', 'state'] as const;
const states = ['low', 'out'] as const;

/** What is sold and left of the products of all forms, sold out ones first (DESK-120). */
export function StockPage({ organisation: { id: organisation, role } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const words = useStockTexts();
  const [changed, setChanged] = useState<StockLimit | null>(null);
  const [told, setTold] = useState<StockLimit | null>(null);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) => call(listStock, { organisation, query, ...lasts }),
    [call, organisation],
  );
  const list = usePages<StockLimit, ResponseOut<typeof listStock>>(load, asked);
  const timeZone = useSiteOwner(organisation).found?.timeZone;
  return (
    <div className="stack">
      <p>
        <DeskLink to={sectionPath(organisation, 'forms')}>{words.forms}</DeskLink>
      </p>
      <h1>{words.title}</h1>
      <p className="muted">{words.text}</p>
      <FilterForm>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
        <Select
          label={words.state}
          value={typed.state}
          options={[
            { value: '', label: words.all },
            ...states.map((value) => ({ value, label: words.filters[value] })),
          ]}
          onValue={(state) => set({ state })}
        />
      </FilterForm>
      <FoundList list={list} none={Object.keys(asked).length > 0 ? words.noneFound : words.none} more={words.more}>
        {(rows) => (
          <StockList
            {...{ organisation, rows, timeZone }}
            onChange={isAtLeast(role, 'editor') ? setChanged : undefined}
            onHistory={role === 'owner' ? setTold : undefined}
          />
        )}
      </FoundList>
      {changed && (
        <Late>
          <SetStockDialog
            organisation={organisation}
            limit={changed}
            onClose={() => setChanged(null)}
            onDone={list.retry}
          />
        </Late>
      )}
      {told && (
        <Late>
          <StockHistory organisation={organisation} limit={told} onClose={() => setTold(null)} />
        </Late>
      )}
    </div>
  );
}
