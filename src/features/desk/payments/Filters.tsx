import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { SearchField } from '../SearchField';
import { FilterForm } from '../FilterForm';
import { usePaymentsTexts } from './paymentsTexts';
import { SubjectFilter } from './subjects/SubjectFilter';
import { noSubject } from './subjects/subjectFilters';
import type { useFilters } from './useFilters';

interface FiltersProps extends Pick<ReturnType<typeof useFilters>, 'typed' | 'set' | 'isFiltered' | 'sort' | 'onSort'> {
  readonly organisation: string;
  /** Whether the role may search by what people are reached by. */
  readonly searches: boolean;
}

const nothing = { ...noSubject, search: '', state: '', platform: '', from: '', to: '' };

/** The filters: choices apply at once, typed text after a pause. */
export function Filters({ organisation, typed, set, isFiltered, sort, onSort, searches }: FiltersProps) {
  const words = usePaymentsTexts();
  const options = (all: string, each: Readonly<Record<string, string>>) => [
    { value: '', label: all },
    ...Object.entries(each).map(([value, label]) => ({ value, label })),
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
      <TextInput label={words.from} type="date" value={typed.from} onValue={(from) => set({ from })} />
      <TextInput label={words.to} type="date" value={typed.to} onValue={(to) => set({ to })} />
      <div className="desk-order">
        <Select
          label={words.sort}
          value={sort}
          options={Object.entries(words.orders).map(([value, label]) => ({ value, label }))}
          onValue={onSort}
        />
      </div>
      {isFiltered && (
        <Button variant="quiet" onClick={() => set(nothing)}>
          {words.clear}
        </Button>
      )}
    </FilterForm>
  );
}
