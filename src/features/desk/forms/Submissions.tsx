import { useCallback } from 'react';
import type { FormFigures } from '../../../contract/forms/formList';
import {
  exportFormSubmissions,
  listFormSubmissions,
  type FormSubmission,
} from '../../../contract/forms/formSubmissions';
import type { ResponseOut } from '../../../contract/route';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields/Select';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { CsvButton } from '../CsvButton';
import { FoundList } from '../FoundList';
import { FoundTotal } from '../FoundTotal';
import { useFilters } from '../payments/useFilters';
import { SearchField } from '../SearchField';
import { SortField } from '../SortField';
import { usePages, type Filters } from '../usePages';
import { DatePair } from '../DatePair';
import { FilterForm } from '../FilterForm';
import { useFormsTexts } from './formsTexts';
import { SubmissionList } from './SubmissionList';

interface SubmissionsProps {
  readonly form: FormFigures;
  readonly organisation: Belonging;
}

const orders = ['-date', 'date'] as const;

/** Submissions of a form (DESK-33), newest or oldest first: found by words, state and day, and exported as filtered. */
export function Submissions({ form, organisation }: SubmissionsProps) {
  const { call, lang } = useDesk();
  const words = useFormsTexts();
  const { typed, asked, set, isFiltered } = useFilters();
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listFormSubmissions, {
        organisation: organisation.id,
        query: { ...query, formId: form.id, excerpt: 'true', lang },
        ...lasts,
      }),
    [call, organisation.id, form.id, lang],
  );
  const list = usePages<FormSubmission, ResponseOut<typeof listFormSubmissions>>(load, asked);
  const isPartly = list.found !== null && list.found.next !== null && asked['search'] !== undefined;
  const none = isPartly ? words.nothingSoFar : isFiltered ? words.noSubmissionsFound : words.noSubmissions;
  const states = [
    { value: '', label: words.allStates },
    ...form.states.map(({ state, count }) => ({
      value: state,
      label: `${words.submissionStates[state]} (${count})`,
    })),
  ];
  return (
    <>
      {(form.states.length > 0 || isFiltered) && (
        <FilterForm filters={typed}>
          <SearchField
            label={words.search}
            hint={words.submissionHint}
            value={typed.search}
            onValue={(search) => set({ search })}
          />
          <Select label={words.state} value={typed.state} options={states} onValue={(state) => set({ state })} />
          <DatePair words={words} typed={typed} set={set} />
          <SortField orders={orders} value={typed.sort} onValue={(sort) => set({ sort })} />
          {isFiltered && (
            <Button variant="quiet" onClick={() => set({ search: '', state: '', from: '', to: '' })}>
              {words.clear}
            </Button>
          )}
        </FilterForm>
      )}
      <FoundList
        list={list}
        above={list.found && <FoundTotal found={list.found} load={load} />}
        none={none}
        more={isPartly ? words.searchFurther : words.more}
        tools={
          organisation.role === 'owner' && (
            <CsvButton address={callAddress(exportFormSubmissions, organisation.id, asked, { formId: form.id })}>
              {words.export}
            </CsvButton>
          )
        }
      >
        {(rows) => <SubmissionList organisation={organisation.id} rows={rows} />}
      </FoundList>
    </>
  );
}
