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
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { useFilters } from '../payments/useFilters';
import { Problem } from '../Problem';
import { usePages, type Filters } from '../usePages';
import { useWork } from '../useWork';
import { useFormsTexts } from './formsTexts';
import { ListBody } from './ListBody';
import { SubmissionList } from './SubmissionList';

interface SubmissionsProps {
  readonly form: FormFigures;
  readonly organisation: Belonging;
}

/** What was sent of a form (DESK-33), newest first: found by words, state and day, and exported as it is filtered. */
export function Submissions({ form, organisation }: SubmissionsProps) {
  const { call, lang } = useDesk();
  const words = useFormsTexts();
  const { typed, asked, set } = useFilters();
  const load = useCallback(
    (query: Filters, signal?: AbortSignal) =>
      call(listFormSubmissions, {
        organisation: organisation.id,
        query: { ...query, formId: form.id, excerpt: 'true', lang },
        ...(signal && { signal }),
      }),
    [call, organisation.id, form.id, lang],
  );
  const list = usePages<FormSubmission, ResponseOut<typeof listFormSubmissions>>(load, asked);
  const isFiltered = Object.keys(asked).length > 0;
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
        <form className="desk-filters" role="search" onSubmit={(event) => event.preventDefault()}>
          <TextInput
            label={words.search}
            hint={words.submissionHint}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            dir="auto"
            value={typed.search}
            onValue={(search) => set({ search })}
          />
          <Select label={words.state} value={typed.state} options={states} onValue={(state) => set({ state })} />
          <TextInput label={words.from} type="date" value={typed.from} onValue={(from) => set({ from })} />
          <TextInput label={words.to} type="date" value={typed.to} onValue={(to) => set({ to })} />
          {isFiltered && (
            <Button variant="quiet" onClick={() => set({ search: '', state: '', from: '', to: '' })}>
              {words.clear}
            </Button>
          )}
        </form>
      )}
      <ListBody
        list={list}
        none={none}
        {...(isPartly && { more: words.searchFurther })}
        tools={organisation.role === 'owner' && <Export {...{ form, organisation, filters: asked }} />}
      >
        {(rows) => <SubmissionList organisation={organisation.id} rows={rows} />}
      </ListBody>
    </>
  );
}

/** Downloads what the filters leave, all pages of it, once the password was given lately (USER-07). */
function Export({ form, organisation, filters }: SubmissionsProps & { filters: Filters }) {
  const { texts, confirm } = useDesk();
  const words = useFormsTexts();
  const { busy, error, run } = useWork();
  const download = () =>
    void run(async () => {
      await confirm();
      const link = document.createElement('a');
      link.href = callAddress(exportFormSubmissions, organisation.id, filters, { formId: form.id });
      link.download = '';
      link.click();
    });
  return (
    <>
      <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={download}>
        {words.export}
      </Button>
      <Problem texts={texts} error={error} />
    </>
  );
}
