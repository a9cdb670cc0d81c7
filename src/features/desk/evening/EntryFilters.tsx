import { Select } from '../../../ui/fields/Select';
import { FilterForm } from '../FilterForm';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import type { useListFilters } from '../useListFilters';
import { useEveningTexts } from './eveningTexts';

export const entryFilters = ['kind', 'search', 'state', 'sort'] as const;
const orders = ['-date', 'date', '-montant', 'montant'] as const;
const giftOrders = ['-date', 'date', 'name', '-name'] as const;
const states = ['open', 'paid', 'cancelled'] as const;

type EntryFiltersProps = Pick<ReturnType<typeof useListFilters<(typeof entryFilters)[number]>>, 'typed' | 'set'>;

/** Whether promises or gifts are listed, by which words, in which order and, promises, in which state. */
export function EntryFilters({ typed, set }: EntryFiltersProps) {
  const words = useEveningTexts();
  const isGifts = typed.kind === 'gifts';
  return (
    <FilterForm>
      <Select
        label={words.kind}
        value={isGifts ? 'gifts' : ''}
        options={[
          { value: '', label: words.promises },
          { value: 'gifts', label: words.gifts },
        ]}
        onValue={(next) => set({ kind: next, state: '', sort: '' })}
      />
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={typed.search}
        onValue={(search) => set({ search })}
      />
      {!isGifts && (
        <>
          <Select
            label={words.state}
            value={typed.state}
            options={[
              { value: '', label: words.all },
              ...states.map((value) => ({ value, label: words.states[value] })),
            ]}
            onValue={(state) => set({ state })}
          />
        </>
      )}
      <SortField orders={isGifts ? giftOrders : orders} value={typed.sort} onValue={(sort) => set({ sort })} />
    </FilterForm>
  );
}
