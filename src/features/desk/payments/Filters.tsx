import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { SearchField } from '../SearchField';
import { FilterForm } from '../FilterForm';
import { usePaymentsTexts } from './paymentsTexts';
import type { useFilters } from './useFilters';

interface FiltersProps extends Pick<ReturnType<typeof useFilters>, 'typed' | 'set'> {
  readonly isFiltered: boolean;
  /** Whether the role may search by what people are reached by. */
  readonly searches: boolean;
}

const nothing = { search: '', state: '', from: '', to: '' };

/** The filters: choices apply at once, typed text after a pause. */
export function Filters({ typed, set, isFiltered, searches }: FiltersProps) {
  const words = usePaymentsTexts();
  const states = [
    { value: '', label: words.allStates },
    ...Object.entries(words.states).map(([value, label]) => ({ value, label })),
  ];
  return (
    <FilterForm>
      {searches && (
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={typed.search}
          onValue={(search) => set({ search })}
        />
      )}
      <Select label={words.state} value={typed.state} options={states} onValue={(state) => set({ state })} />
      <TextInput label={words.from} type="date" value={typed.from} onValue={(from) => set({ from })} />
      <TextInput label={words.to} type="date" value={typed.to} onValue={(to) => set({ to })} />
      {isFiltered && (
        <Button variant="quiet" onClick={() => set(nothing)}>
          {words.clear}
        </Button>
      )}
    </FilterForm>
  );
}
