import { useCallback, useMemo, useState } from 'react';
import { exportGifts, exportPledges, listGifts, listPledges } from '../../../contract/campaigns/adminGifts';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { isAtLeast } from '../../../contract/terms/roles';
import { lazyView } from '../../../loading/lazyView';
import { Card } from '../../../ui/Card';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { CsvButton } from '../CsvButton';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { EntryFilters, entryFilters } from './EntryFilters';
import { useEveningTexts } from './eveningTexts';
import { FoundEntries } from './FoundEntries';
import { ImportButton } from './ImportButton';
import { ofGift, ofPledge, type Listed } from './listed';

const EntryDialog = lazyView(async () => (await import('./EntryDialog')).EntryDialog);

interface EntriesCardProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  /** Number of rows entered beside it; a new one makes it read again. */
  readonly entered: number;
}

/** Promises or gifts of a campaign (DESK-63), by words and state, promises in several orders; corrected in a dialog. */
export function EntriesCard({ organisation, campaign, entered }: EntriesCardProps) {
  const { call } = useDesk();
  const words = useEveningTexts();
  const [edited, setEdited] = useState<Listed | null>(null);
  const { typed, asked, set } = useListFilters(entryFilters);
  const params = { campaignId: campaign.id };
  const load = useCallback(
    async ({ kind, entered: _, ...query }: Filters, lasts: { readonly signal?: AbortSignal }) => {
      const place = { organisation: organisation.id, params: { campaignId: campaign.id }, ...lasts };
      if (kind !== 'gifts') {
        const { data, ...rest } = await call(listPledges, { ...place, query });
        return { data: data.map(ofPledge), ...rest };
      }
      const { data, ...rest } = await call(listGifts, { ...place, query: giftQuery(query) });
      return { data: data.map(ofGift), ...rest };
    },
    [call, organisation.id, campaign.id],
  );
  // Other filters, so that it is read again once rows were entered.
  const filters = useMemo(() => ({ ...asked, entered: String(entered) }), [asked, entered]);
  const list = usePages<Listed, { data: readonly Listed[]; next: string | null }>(load, filters);
  const { kind, ...query } = asked;
  const isGifts = kind === 'gifts';
  const mayChange = isAtLeast(organisation.role, 'editor');
  return (
    <Card className="stack">
      <div className="desk-head">
        <h2>{words.entries}</h2>
        {mayChange && <ImportButton {...{ organisation, campaign }} onDone={list.retry} />}
      </div>
      <EntryFilters typed={typed} set={set} />
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={query['search'] || query['state'] ? words.noneFound : words.none}
        more={words.more}
        tools={
          isAtLeast(organisation.role, 'owner') && (
            <CsvButton
              address={callAddress(
                isGifts ? exportGifts : exportPledges,
                organisation.id,
                isGifts ? giftQuery(query) : query,
                params,
              )}
            >
              {words.export}
            </CsvButton>
          )
        }
      >
        {(rows) => (
          <FoundEntries
            {...{ rows, organisation, campaign }}
            {...(mayChange && { onEdit: setEdited })}
            onChanged={list.retry}
          />
        )}
      </FoundList>
      {edited && (
        <Late>
          <EntryDialog
            {...{ organisation, campaign }}
            entry={edited}
            onClose={() => setEdited(null)}
            onDone={() => {
              setEdited(null);
              list.retry();
            }}
          />
        </Late>
      )}
    </Card>
  );
}

/** Gifts are asked for by `q`. */
const giftQuery = ({ search, state: _, ...query }: Filters): Filters => ({
  ...query,
  ...(search && { q: search }),
});
