import type { ReactNode } from 'react';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { ResetButton } from './marks';
import { Met } from './Met';
import type { useEdits } from './useEdits';

interface EditFormProps<K extends string> {
  readonly edits: ReturnType<typeof useEdits<never, K>>;
  /** Whether the fields can be sent; false keeps them from it. */
  readonly isRight?: boolean;
  /** A field's label. */
  labelOf(key: K): string;
  /** In words, the value that somebody else saved. */
  theirs(key: K): string;
  readonly children: ReactNode;
}

/** Fields that are saved together, or taken back together, and what somebody else changed of them meanwhile (DESK-11). */
export function EditForm<K extends string>({ edits, isRight = true, labelOf, theirs, children }: EditFormProps<K>) {
  const { texts, notify } = useDesk();
  const save = async () => {
    if (isRight && (await edits.save())) notify(texts.saved);
  };
  return (
    <DeskForm
      texts={texts}
      submit={texts.save}
      busy={edits.busy}
      error={edits.error}
      others={edits.isEdited && <ResetButton onReset={edits.reset} />}
      onSubmit={() => void save()}
    >
      {children}
      <Met rows={edits.met.map((key) => ({ label: labelOf(key), value: theirs(key) }))} />
    </DeskForm>
  );
}
