import { useCallback } from 'react';
import {
  exportSubscriptions,
  listSubscriptions,
  type AdminSubscription,
} from '../../../contract/payments/subscriptions';
import type { ResponseOut } from '../../../contract/route';
import { writeDates } from '../../../core/calendar';
import { purposeIn } from '../../../i18n/mainFundNames';
import { Amount } from '../../../ui/Amount';
import { Select } from '../../../ui/fields/Select';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { CsvButton } from '../CsvButton';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { writeAmount } from '../payments/writePayment';
import { sectionPath } from '../sectionPlace';
import { useListFilters } from '../useListFilters';
import { usePages, type Filters } from '../usePages';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { ListTable } from '../ListTable';
import { FilterForm } from '../FilterForm';
import { useSubscriptionsTexts } from './subscriptionsTexts';
import { isRunning, planText, stateClass, subscriberName } from './writeSubscription';

const keys = ['search', 'state', 'sort'] as const;
/** Those that a choice of subscriptions comes in (CALL-65), by name for those who see who pays (USER-01). */
const ordersOf = (state: string, isOwner: boolean) => [
  ...(['-date', 'date'] as const),
  ...(isOwner ? (['name', '-name'] as const) : []),
  ...(['-montant', 'montant'] as const),
  ...(state === 'active' || state === 'failing' ? (['due', '-due'] as const) : []),
];

/** Monthly gifts, subscriptions and payments in parts (DESK-43), in several orders. */
export function SubscriptionsPage({ organisation }: { organisation: Belonging }) {
  const { lang, call } = useDesk();
  const words = useSubscriptionsTexts();
  const { typed, asked, set } = useListFilters(keys);
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listSubscriptions, { organisation: organisation.id, query, ...lasts }),
    [call, organisation.id],
  );
  const list = usePages<AdminSubscription, ResponseOut<typeof listSubscriptions>>(load, asked);
  const states = [
    { value: '', label: words.allStates },
    ...Object.entries(words.states).map(([value, label]) => ({ value, label })),
  ];
  return (
    <div className="stack">
      <h1>{words.title}</h1>
      <FilterForm filters={typed}>
        {organisation.role === 'owner' && (
          <SearchField
            label={words.search}
            hint={words.searchHint}
            value={typed.search}
            onValue={(search) => set({ search })}
          />
        )}
        <Select
          label={words.state}
          value={typed.state}
          options={states}
          onValue={(state) => set({ state, sort: '' })}
        />
        <SortField
          orders={ordersOf(typed.state, organisation.role === 'owner')}
          value={typed.sort}
          onValue={(sort) => set({ sort })}
        />
      </FilterForm>
      {list.found?.rows.some(({ mode }) => mode === 'test') && <Notice tone="info">{words.test}</Notice>}
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={asked['search'] || asked['state'] ? words.noneFound : words.none}
        more={words.more}
        tools={
          organisation.role === 'owner' && (
            <CsvButton address={callAddress(exportSubscriptions, organisation.id, asked)}>{words.export}</CsvButton>
          )
        }
      >
        {(rows) => (
          <ListTable columns={[words.payer, words.amount]}>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <DeskLink to={sectionPath(organisation.id, 'subscriptions', row.id)}>
                    <bdi>{subscriberName(row) || words.anonymous}</bdi>
                  </DeskLink>
                  <p className="muted">
                    <bdi>{purposeIn(row.label, lang)}</bdi> · {planText(row, words)}
                  </p>
                  {isRunning(row) && row.nextCharge !== null && (
                    <p className="muted">
                      {words.next} · {writeDates(lang, 'UTC').date(row.nextCharge)}
                    </p>
                  )}
                </td>
                <td>
                  <Amount>{writeAmount(row.montant, row.devise, lang)}</Amount>
                  <p className={stateClass(row.state)}>{words.states[row.state]}</p>
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </FoundList>
    </div>
  );
}
