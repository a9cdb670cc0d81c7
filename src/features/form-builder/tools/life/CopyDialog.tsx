import { type FormEvent, useState } from 'react';
import { randomId } from '../../../../client/randomId';
import { getAdminForm } from '../../../../contract/forms/adminForms';
import { duplicateForm } from '../../../../contract/forms/formEditing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Notice } from '../../../../ui/Notice';
import { useBuilderState } from '../../run/builder';
import { titleOf } from '../../run/titleOf';
import { useEditorTexts } from '../../run/useEditorTexts';
import { isTaken } from '../../saving/isTaken';
import type { ToolProps } from '../toolProps';
import { useToolTexts } from '../useToolTexts';
import { type StoredForm, useStoredForm } from '../versions/useStoredForm';
import { useStoredCall } from '../versions/useStoredCall';
import { useVersionTexts } from '../versions/useVersionTexts';

/** Makes another form like this one, as it is published (BUILD-33). */
export function CopyDialog({ open, close }: ToolProps) {
  const { names } = useToolTexts();
  const { cancel } = useEditorTexts();
  const stored = useStoredForm();
  const texts = useVersionTexts();
  return (
    <Dialog open={open} title={names.copy} closeText={cancel} onClose={close}>
      {stored ? <Copy stored={stored} /> : <p>{texts.saveFirst}</p>}
    </Dialog>
  );
}

function Copy({ stored: { client, formId, call } }: { readonly stored: StoredForm }) {
  const texts = useVersionTexts();
  const { host } = useElement();
  const { untitled } = useEditorTexts();
  const own = useBuilderState(({ history }) => titleOf(history.base));
  const [title, setTitle] = useState(() => texts.copyOf(own || untitled).slice(0, 200));
  const [made, setMade] = useState<{ readonly id: string; readonly title: string }>();
  const [newId] = useState(randomId);
  const { ask, isBusy, problem } = useStoredCall();
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    const body = { id: newId, title: title.trim() };
    const answer = await ask(() =>
      client.call(duplicateForm, { ...call, params: { formId }, body }).catch(async (error: unknown) => {
        if (!isTaken(error)) throw error;
        // Made before, by a try whose answer was lost (BUILD-96).
        const { data } = await client.call(getAdminForm, { ...call, params: { formId: newId } });
        return { success: true as const, data };
      }),
    );
    if (answer?.success) setMade(answer.data);
  };
  if (made !== undefined)
    return (
      <Notice
        tone="success"
        title={texts.copied}
        action={<Button onClick={() => host.setAttribute('form-id', made.id)} children={texts.openCopy} />}
      >
        <bdi>{made.title}</bdi>
      </Notice>
    );
  return (
    <form className="panel-fields" onSubmit={(event) => void copy(event)}>
      <p>{texts.copyWhy}</p>
      <TextInput label={texts.copyTitle} value={title} maxLength={200} required onValue={setTitle} />
      {problem && <Notice tone="danger" title={problem} />}
      <div className="builder-actions">
        <Button type="submit" busy={isBusy} busyText={texts.copying} children={texts.copy} />
      </div>
    </form>
  );
}
