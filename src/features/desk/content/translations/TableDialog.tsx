import { useRef, useState } from 'react';
import type { Language } from '../../../../contract/common';
import { exportTranslations } from '../../../../contract/site/translations';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { FieldError } from '../../../../ui/fields/Field';
import { CsvButton } from '../../CsvButton';
import { callAddress } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import type { Filters } from '../../usePages';
import { readTable, textOf } from './readTable';
import { TableSummary } from './TableSummary';
import { useTableImport } from './useTableImport';
import { useTranslationsTexts } from './translationsTexts';

export interface TableDialogProps {
  readonly place: { readonly organisation: string; readonly own: Language; readonly lang: Language };
  /** Those of the list: the table has what it shows. */
  readonly filters: Filters;
  onTaken(): void;
  onClose(): void;
}

/** The texts of the list as a table for a translator; what comes back is summed up before it is written. */
export function TableDialog({ place, filters, onTaken, onClose }: TableDialogProps) {
  const { texts } = useDesk();
  const { table: words } = useTranslationsTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'notCsv' | 'noColumns' | null>(null);
  const { found, check, apply, reset, busy, error } = useTableImport(place, onTaken);
  const take = async (file: File | undefined) => {
    if (!file) return;
    reset();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const rows = readTable(textOf(bytes, place.lang), place.own, place.lang);
    setProblem(typeof rows === 'string' ? rows : null);
    if (typeof rows !== 'string') void check(rows);
  };
  const close = () => {
    if (!busy) return onClose();
    // What is under way is told here. A second Escape closes it whatever is said.
    const dialog = input.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  };
  const query = { ...filters, lang: place.lang };
  return (
    <Dialog open title={words.title} closeText={texts.close} onClose={close}>
      <div className="stack">
        <p>{words.text}</p>
        <div className="desk-buttons">
          <CsvButton address={callAddress(exportTranslations, place.organisation, query)} isPublic isForPrograms>
            {words.download}
          </CsvButton>
        </div>
        <div className="desk-buttons">
          <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv"
            aria-label={words.choose}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // The same file may be chosen again once it was mended.
              currentTarget.value = '';
            }}
          />
        </div>
        {problem && <FieldError id="translations-table">{words.problems[problem]}</FieldError>}
        <Problem texts={texts} error={error} />
        {found && <TableSummary found={found} lang={place.lang} busy={busy} onApply={() => void apply()} />}
      </div>
    </Dialog>
  );
}
