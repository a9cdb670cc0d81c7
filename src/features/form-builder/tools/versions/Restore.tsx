import { useState } from 'react';
import { restoreRevision } from '../../../../contract/forms/formEditing';
import { type EditedForm, isIn, openForm } from '../../../../core/form/editing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useBuilderState } from '../../run/builder';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useSaving } from '../../saving/saving';
import type { StoredForm } from './useStoredForm';
import { useStoredCall } from './useStoredCall';
import { useVersionTexts } from './useVersionTexts';

interface RestoreProps {
  readonly stored: StoredForm;
  readonly revision: number;
  /** The form in that version. */
  readonly form: EditedForm;
  done(): void;
}

/** Makes a version the published one again, once the author has read what that means (BUILD-57). */
export function Restore({ stored, revision, form, done }: RestoreProps) {
  const texts = useVersionTexts();
  const { keep } = useEditorTexts();
  const isChanged = useBuilderState(({ history }) => history.present !== history.base);
  const [isAsked, setAsked] = useState(false);
  const { restore, isBusy, problem } = useRestore({ stored, revision, form, done });
  if (!isAsked) return <Button onClick={() => setAsked(true)} children={texts.restore} />;
  return (
    <Notice
      tone="warning"
      title={texts.restoreSure(revision)}
      role="alert"
      action={
        <span className="builder-actions">
          <Button variant="secondary" onClick={() => setAsked(false)} children={keep} />
          <Button busy={isBusy} busyText={texts.restoring} onClick={() => void restore()} children={texts.restore} />
        </span>
      }
    >
      <p>{texts.restoreWhy}</p>
      {isChanged && <p>{texts.restoreUnsaved}</p>}
      {problem && <p className="versions-problem">{problem}</p>}
    </Notice>
  );
}

function useRestore({ stored, revision, form, done }: RestoreProps) {
  const { client, formId, revision: newest, call } = stored;
  const { notify } = useElement();
  const { desk, saver } = useSaving();
  const texts = useVersionTexts();
  const { ask, isBusy, problem } = useStoredCall();
  const restore = async () => {
    const params = { formId, revision: String(revision) };
    const answer = await ask(async () => {
      // The code that continues from the restored version must be loaded before anything is done.
      const keeper = (await desk?.())?.keeper;
      const said = await client.call(restoreRevision, { ...call, params, body: { revision: newest } });
      if (said.success || !said.data) return said;
      const there = openForm(said.data);
      // Done before, by a try whose answer was lost (BUILD-97).
      if (typeof there === 'object' && isIn(form, there)) return { success: true as const, data: said.data };
      // Somebody saved meanwhile: the author goes on from that, and may ask again.
      const { conflicts = [] } = (await keeper?.meet(said.data)) ?? {};
      saver.store.setState({ failure: { why: 'changed', conflicts } });
      return said;
    });
    if (!answer?.success) return;
    (await desk?.())?.keeper.take(answer.data);
    notify(texts.restored(revision));
    done();
  };
  return { restore, isBusy, problem };
}
