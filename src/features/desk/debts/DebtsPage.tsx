import { useCallback, useState } from 'react';
import { exportDebts, listDebts, type OwnDebt } from '../../../contract/records/debts';
import type { ResponseOut } from '../../../contract/route';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { Late } from '../../../ui/Late';
import { CsvButton } from '../CsvButton';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import type { Belonging } from '../belonging';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { FilterForm } from '../FilterForm';
import { DebtList } from './DebtList';
import { useDebtsTexts } from './debtsTexts';

const DebtDialog = lazyView(async () => (await import('./DebtDialog')).DebtDialog);
const ImportDialog = lazyView(async () => (await import('./ImportDialog')).ImportDialog);
const keys = ['search', 'open', 'sort'] as const;

type Doing = 'create' | 'import' | null;

/** Debts owed to an organisation (DESK-45), in several orders. */
export function DebtsPage({ organisation }: { organisation: Belonging }) {
  const { call, navigate } = useDesk();
  const words = useDebtsTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listDebts, { organisation: organisation.id, query: queryOf(query), ...lasts }),
    [call, organisation.id],
  );
  const list = usePages<OwnDebt, ResponseOut<typeof listDebts>>(load, asked);
  const devise = list.found?.first.devise;
  const isOwner = organisation.role === 'owner';
  const done = () => {
    setDoing(null);
    list.retry();
  };
  const dialog = { organisation, onClose: () => setDoing(null), onDone: done };
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        {isOwner && devise && (
          <div className="desk-buttons">
            <Button onClick={() => setDoing('create')}>{words.create}</Button>
            <Button variant="secondary" onClick={() => setDoing('import')}>
              {words.import}
            </Button>
          </div>
        )}
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
          value={typed.open}
          options={[
            { value: '', label: words.all },
            { value: 'true', label: words.open },
            { value: 'overdue', label: words.overdue },
            { value: 'false', label: words.settled },
          ]}
          onValue={(open) => set({ open, sort: '' })}
        />
        <SortField orders={ordersOf(typed.open)} value={typed.sort} onValue={(sort) => set({ sort })} />
      </FilterForm>
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={asked['search'] || asked['open'] ? words.noneFound : words.none}
        more={words.more}
        tools={
          isOwner && (
            <CsvButton address={callAddress(exportDebts, organisation.id, queryOf(asked))}>{words.export}</CsvButton>
          )
        }
      >
        {(rows) => devise && <DebtList rows={rows} devise={devise} organisation={organisation.id} />}
      </FoundList>
      {doing !== null && devise && (
        <Late>
          {doing === 'import' ? (
            <ImportDialog {...dialog} />
          ) : (
            <DebtDialog
              {...dialog}
              debt={null}
              devise={devise}
              onDone={(id) => navigate(sectionPath(organisation.id, 'debts', id))}
            />
          )}
        </Late>
      )}
    </div>
  );
}

const byDate = ['-date', 'date', '-montant', 'montant'] as const;
const byDue = ['due', '-due'] as const;
/** Those that a choice of debts comes in (CALL-44), its own first. */
const ordersOf = (open: string) =>
  open === 'overdue' ? (['-due', 'due'] as const) : open === 'true' ? ([...byDate, ...byDue] as const) : byDate;

/** Overdue debts have a filter of their own. */
const queryOf = ({ open, ...query }: Filters): Filters =>
  open === 'overdue' ? { ...query, overdue: 'true' } : { ...query, ...(open && { open }) };
