import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { DatePair } from '../DatePair';
import { FilterForm } from '../FilterForm';
import { usePaymentsTexts } from './paymentsTexts';
import { SubjectFilter } from './subjects/SubjectFilter';
import { noSubject } from './subjects/subjectFilters';
import type { useFilters } from './useFilters';

interface FiltersProps extends Pick<ReturnType<typeof useFilters>, 'typed' | 'set' | 'isFiltered'> {
  readonly organisation: string;
  /** Whether the role may search, and sort, by who paid (USER-01). */
  readonly searches: boolean;
}

const orders = ['-date', 'date', '-montant', 'montant'] as const;
const payerOrders = [...orders, 'name', '-name'] as const;
const nothing = { ...noSubject, search: '', state: '', platform: '', from: '', to: '' };

/** The filters: choices apply at once, typed text after a pause. */
export function Filters({ organisation, typed, set, isFiltered, searches }: FiltersProps) {
  const words = usePaymentsTexts();
  const options = (all: string, each: Readonly<Record<string, string>>) => [
    { value: '', label: all },
    ...Object.entries(each).map(([value, label]) => ({ value, label })),
  ];
  return (
    <FilterForm filters={typed}>
      {searches && (
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
      )}
      <SubjectFilter organisation={organisation} filters={typed} onFilters={set} />
      <Select
        label={words.state}
        value={typed.state}
        options={options(words.allStates, words.states)}
        onValue={(state) => set({ state })}
      />
      <Select
        label={words.means}
        value={typed.platform}
        options={options(words.allMeans, words.platforms)}
        onValue={(platform) => set({ platform })}
      />
      <DatePair words={words} typed={typed} set={set} />
      <div className="desk-order">
        <SortField orders={searches ? payerOrders : orders} value={typed.sort} onValue={(sort) => set({ sort })} />
      </div>
      {isFiltered && (
        <Button variant="quiet" onClick={() => set(nothing)}>
          {words.clear}
        </Button>
      )}
    </FilterForm>
  );
}
