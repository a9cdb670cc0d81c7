import { useState } from 'react';
import { restoreRevision } from '../../../../contract/forms/formEditing';
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
  done(): void;
}

/** Makes a version the published one again, once the author has read what that means (BUILD-57). */
export function Restore({ stored, revision, done }: RestoreProps) {
  const texts = useVersionTexts();
  const { keep } = useEditorTexts();
  const isChanged = useBuilderState(({ history }) => history.present !== history.base);
  const [isAsked, setAsked] = useState(false);
  const { restore, isBusy, problem } = useRestore(stored, revision, done);
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

function useRestore({ client, formId, revision: newest, call }: StoredForm, revision: number, done: () => void) {
  const { notify } = useElement();
  const { keeper, saver } = useSaving();
  const texts = useVersionTexts();
  const { ask, isBusy, problem } = useStoredCall();
  const restore = async () => {
    const params = { formId, revision: String(revision) };
    const answer = await ask(async () => {
      const said = await client.call(restoreRevision, { ...call, params, body: { revision: newest } });
      // Somebody saved meanwhile: the author goes on from that, and may ask again.
      if (!said.success && said.data && keeper)
        saver.store.setState({ failure: { why: 'changed', conflicts: await keeper.meet(said.data) } });
      return said;
    });
    if (!answer?.success) return;
    keeper?.take(answer.data);
    notify(texts.restored(revision));
    done();
  };
  return { restore, isBusy, problem };
}
