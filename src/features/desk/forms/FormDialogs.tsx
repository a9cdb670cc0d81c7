import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import type { ListedForm } from '../../../contract/forms/formList';
import { archiveForm, duplicateForm } from '../../../contract/forms/formEditing';
import { Dialog } from '../../../ui/Dialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { AskDialog } from '../AskDialog';
import { unlessThere } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { sectionPath } from '../sectionPlace';
import { useWork } from '../useWork';
import { EDIT } from './formPaths';
import { useFormsTexts } from './formsTexts';

interface FormDialogProps {
  readonly form: ListedForm;
  readonly organisation: string;
  onClose(): void;
}

/** Makes a copy, and opens it. A copy whose answer was lost is asked for again under its id: there is one. */
export function CopyDialog({ form, organisation, onClose }: FormDialogProps) {
  const { texts, call, navigate, notify } = useDesk();
  const words = useFormsTexts();
  const [title, setTitle] = useState(() => words.copyOf(form.title || words.untitled).slice(0, 200));
  const [id] = useState(randomId);
  const { busy, error, run } = useWork();
  const copy = () =>
    void run(async () => {
      const asked = { organisation, params: { formId: form.id }, body: { id, title: title.trim() } };
      await call(duplicateForm, asked).catch(unlessThere);
      notify(words.duplicated(title.trim()));
      navigate(sectionPath(organisation, 'forms', id, EDIT));
    });
  return (
    <Dialog open title={words.duplicate} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.duplicate} busy={busy} error={error} wide onSubmit={copy}>
        <p>{words.duplicateText}</p>
        <TextInput
          label={words.duplicateTitle}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={title}
          onValue={setTitle}
        />
      </DeskForm>
    </Dialog>
  );
}

interface ArchiveDialogProps extends FormDialogProps {
  onArchived(): Promise<void>;
}

/** Puts a form away, once it was said what that means. */
export function ArchiveDialog({ form, organisation, onClose, onArchived }: ArchiveDialogProps) {
  const { call } = useDesk();
  const words = useFormsTexts();
  return (
    <AskDialog
      title={words.archive}
      submit={words.archive}
      done={words.archived}
      act={() => call(archiveForm, { organisation, params: { formId: form.id }, body: { archived: true } })}
      onClose={onClose}
      onDone={onArchived}
    >
      <p>{words.archiveText}</p>
    </AskDialog>
  );
}
