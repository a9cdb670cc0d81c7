import { useState } from 'react';
import { importDebts, type DebtColumn, type DebtImportReport } from '../../../contract/records/debts';
import { foldText } from '../../../core/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useDebtsTexts } from './debtsTexts';

interface ImportDialogProps {
  readonly organisation: Belonging;
  onClose(): void;
  onDone(): void;
}

type Columns = Partial<Record<DebtColumn, string>>;

const asked = ['name', 'montant', 'due', 'id'] as const;

/** Notes the debts of a table (DESK-46): first what it would note and what is wrong with it, then all of it or nothing. */
export function ImportDialog({ organisation, onClose, onDone }: ImportDialogProps) {
  const { texts, call, notify } = useDesk();
  const words = useDebtsTexts();
  const [csv, setCsv] = useState('');
  const [columns, setColumns] = useState<Columns>({});
  /** Names of the columns, once the table was looked at. */
  const [headers, setHeaders] = useState<readonly string[]>([]);
  /** Null since something was changed. */
  const [report, setReport] = useState<DebtImportReport | null>(null);
  const { busy, error, run } = useWork();
  const send = async (body: { csv: string; columns: Columns; dryRun?: boolean }) =>
    (await call(importDebts, { organisation: organisation.id, body })).data;
  const check = () =>
    void run(async () => {
      const found = await send({ csv, columns, dryRun: true });
      // Columns that are called as the desk calls them are found by it.
      const kept = Object.entries(columns).filter(([, header]) => found.headers.includes(header));
      const guessed: Columns = { ...guess(found.headers, words.columnNames), ...Object.fromEntries(kept) };
      const isGuessed = JSON.stringify(guessed) !== JSON.stringify(columns);
      setHeaders(found.headers);
      setColumns(guessed);
      setReport(isGuessed ? await send({ csv, columns: guessed, dryRun: true }) : found);
    });
  const importAll = () =>
    void run(async () => {
      const { imported } = await send({ csv, columns });
      notify(words.imported(imported));
      onDone();
    });
  const write = (text: string) => {
    setCsv(text);
    setReport(null);
  };
  const choose = (column: DebtColumn, header: string) => {
    setColumns((now) => ({ ...now, [column]: header }));
    setReport(null);
  };
  const isReady = report !== null && report.faults.length === 0 && report.imported > 0;
  return (
    <Dialog open title={words.import} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={isReady ? words.importSubmit(report.imported) : words.check}
        busy={busy}
        error={error}
        wide
        onSubmit={isReady ? importAll : check}
      >
        <p>{words.importText}</p>
        <FileButton label={words.file} onText={write} />
        <TextArea
          label={words.table}
          hint={words.tableHint}
          rows={6}
          required
          dir="auto"
          maxLength={800_000}
          value={csv}
          onValue={write}
        />
        {headers.length > 0 && (
          <fieldset className="stack">
            <legend className="label">{words.columns}</legend>
            {asked.map((column) => (
              <Select
                key={column}
                label={words.columnNames[column]}
                value={columns[column] ?? ownColumn(headers, column)}
                options={[
                  { value: '', label: words.noColumn },
                  ...headers.map((header) => ({ value: header, label: header })),
                ]}
                onValue={(header) => choose(column, header)}
              />
            ))}
          </fieldset>
        )}
        {report !== null && <Report report={report} />}
      </DeskForm>
    </Dialog>
  );
}

/** Columns by their names in the reader's language, without what is said of them in brackets. */
function guess(headers: readonly string[], names: Readonly<Record<(typeof asked)[number], string>>): Columns {
  const plain = (name: string) => foldText(name.replace(/\(.*\)/, '').trim());
  return Object.fromEntries(
    asked.flatMap((column) => {
      const header = headers.find((one) => plain(one) === plain(names[column]));
      return header !== undefined && ownColumn(headers, column) === '' ? [[column, header]] : [];
    }),
  );
}

const ownColumn = (headers: readonly string[], column: string) =>
  headers.find((header) => header.toLowerCase() === column) ?? '';

/** What a table would note, and each of its mistakes by line. */
function Report({ report: { faults, headers, imported, known } }: { report: DebtImportReport }) {
  const words = useDebtsTexts();
  const names: Readonly<Record<string, string>> = words.columnNames;
  /** A column that the table has not is called as it is chosen above. */
  const nameOf = (column: string) => (headers.includes(column) ? column : (names[column] ?? column));
  return faults.length === 0 ? (
    <Notice tone="info">
      {words.would(imported)} {known > 0 && words.known(known)}
    </Notice>
  ) : (
    <Notice tone="danger" title={words.faulty}>
      <ul>
        {faults.map(({ line, column, reason }, index) => (
          <li key={index}>
            {words.line(line)} · <bdi>{nameOf(column)}</bdi> {words.reasons[reason]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Reads a file of the own computer, in UTF-8 or as French Excel writes it. */
function FileButton({ label, onText }: { label: string; onText(text: string): void }) {
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.csv,.tsv,.txt,text/csv';
    input.onchange = async () => {
      const bytes = await input.files?.[0]?.arrayBuffer();
      if (bytes) onText(decode(bytes));
    };
    input.click();
  };
  return (
    <div className="desk-buttons">
      <Button variant="secondary" onClick={choose}>
        {label}
      </Button>
    </div>
  );
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
