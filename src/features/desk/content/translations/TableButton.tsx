import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { TableDialog, type TableDialogProps } from './TableDialog';
import { useTranslationsTexts } from './translationsTexts';

/** Translations by a spreadsheet (DESK-167). */
export function TableButton(props: Omit<TableDialogProps, 'onClose'>) {
  const words = useTranslationsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="desk-buttons">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.table.title}
      </Button>
      {isOpen && <TableDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
