import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { useDesk } from '../deskContext';
import { useEditingStyles } from './useEditingStyles';

interface EditDialogProps {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog with fields, in the style of the pages that edit: it stands outside of them. */
export function EditDialog({ title, onClose, children }: EditDialogProps) {
  const { texts } = useDesk();
  const root = useEditingStyles();
  return (
    <Dialog open title={title} closeText={texts.close} onClose={onClose}>
      <div ref={root}>{children}</div>
    </Dialog>
  );
}
