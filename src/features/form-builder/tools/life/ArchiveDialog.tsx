import { useState } from 'react';
import { archiveForm } from '../../../../contract/forms/formEditing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Notice } from '../../../../ui/Notice';
import { useBuilderState } from '../../run/builder';
import { useEditorTexts } from '../../run/useEditorTexts';
import type { ToolProps } from '../toolProps';
import { useToolTexts } from '../useToolTexts';
import { type StoredForm, useStoredForm } from '../versions/useStoredForm';
import { useStoredCall } from '../versions/useStoredCall';
import { useVersionTexts } from '../versions/useVersionTexts';

/** Puts a form away, or takes it out again (BUILD-34). */
export function ArchiveDialog({ open, close }: ToolProps) {
  const { names } = useToolTexts();
  const { cancel } = useEditorTexts();
  const stored = useStoredForm();
  const wasArchived = useBuilderState(({ history }) => history.base.settings['archived'] === true);
  // Being archived is no setting: the form in the builder stays as it is.
  const [isArchived, setArchived] = useState(wasArchived);
  const texts = useVersionTexts();
  return (
    <Dialog open={open} title={names.archive} closeText={cancel} onClose={close}>
      {stored ? <Archive {...{ stored, close, isArchived, setArchived }} /> : <p>{texts.saveFirst}</p>}
    </Dialog>
  );
}

interface ArchiveProps {
  readonly stored: StoredForm;
  readonly isArchived: boolean;
  setArchived(isArchived: boolean): void;
  close(): void;
}

function Archive({ stored: { client, formId, call }, isArchived, setArchived, close }: ArchiveProps) {
  const texts = useVersionTexts();
  const { notify } = useElement();
  const { keep } = useEditorTexts();
  const { ask, isBusy, problem } = useStoredCall();
  const words = texts.archive[isArchived ? 'out' : 'in'];
  const change = async () => {
    const body = { archived: !isArchived };
    const answer = await ask(() => client.call(archiveForm, { ...call, params: { formId }, body }));
    if (!answer?.success) return;
    setArchived(answer.data.archived);
    notify(words.done);
    close();
  };
  return (
    <div className="panel-fields">
      <p>{words.why}</p>
      {problem && <Notice tone="danger" title={problem} />}
      <div className="builder-actions">
        <Button variant="secondary" onClick={close} children={keep} />
        <Button busy={isBusy} busyText={words.doing} onClick={() => void change()} children={words.act} />
      </div>
    </div>
  );
}
