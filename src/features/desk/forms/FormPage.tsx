import { useCallback } from 'react';
import { getFormFigures, type FormFigures } from '../../../contract/forms/formList';
import { isAtLeast } from '../../../contract/terms/roles';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { BackToList } from '../BackToList';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { formState } from './formState';
import { FormLinks } from './FormLinks';
import { FormTools } from './FormTools';
import { useFormsTexts } from './formsTexts';
import { Submissions } from './Submissions';
import { writeCount } from './writeCount';

/** One form (DESK-33): whether it is open, and what was sent. */
export function FormPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = useFormsTexts();
  const load = useCallback(
    async () => (await call(getFormFigures, { organisation: organisation.id, params: { formId: id } })).data,
    [call, organisation.id, id],
  );
  const form = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={sectionPath(organisation.id, 'forms')}>{words.back}</BackToList>
      </p>
      <Loaded list={form}>{(found) => <Form form={found} organisation={organisation} onChanged={form.read} />}</Loaded>
    </div>
  );
}

interface FormProps {
  readonly form: FormFigures;
  readonly organisation: Belonging;
  onChanged(): Promise<void>;
}

function Form({ form, organisation, onChanged }: FormProps) {
  const { lang } = useDesk();
  const words = useFormsTexts();
  const state = formState(form);
  const mayEdit = isAtLeast(organisation.role, 'editor');
  return (
    <>
      <h1>
        <bdi>{form.title || words.untitled}</bdi>
      </h1>
      <p className="muted">
        <span className={state === 'open' ? 'desk-state desk-state-succeeded' : 'desk-state'}>
          {words.states[state]}
        </span>{' '}
        · {writeCount(form, words, lang)}
      </p>
      <FormLinks form={form} organisation={organisation.id} />
      <FormTools form={form} organisation={organisation} onChanged={onChanged} />
      {form.mode === 'test' && <Notice tone="info">{words.test}</Notice>}
      {mayEdit ? (
        <Submissions form={form} organisation={organisation} />
      ) : (
        <Notice tone="info">{words.notYours}</Notice>
      )}
    </>
  );
}
