import { useRef, useState, type ReactNode } from 'react';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { EditDialog } from '../editing/EditDialog';
import { useWork } from '../useWork';
import { ownColumn, type Columns, type Report, type TableWords } from './tableImport';
import { TableFile } from './TableFile';
import { TableReport } from './TableReport';
import { useTableTexts } from './tableTexts';

interface TableDialogProps<C extends string> {
  readonly title: string;
  /** Limits of the table. */
  readonly hint: string;
  readonly maxLength: number;
  readonly words: TableWords<C>;
  /** What is said first. */
  readonly children: ReactNode;
  /** Columns as they are likely meant. */
  guess(headers: readonly string[]): Columns<C>;
  send(body: { readonly csv: string; readonly columns: Columns<C>; readonly dryRun?: boolean }): Promise<Report>;
  onClose(): void;
  onDone(): void;
}

/** Enters a table (DESK-46, DESK-200): first what it would enter and what is wrong with it, then all of it or nothing. */
export function TableDialog<C extends string>(props: TableDialogProps<C>) {
  const { title, hint, maxLength, words, children, guess, send, onClose, onDone } = props;
  const { texts, notify } = useDesk();
  const table = useTableTexts();
  const [csv, setCsv] = useState('');
  const [columns, setColumns] = useState<Columns<C>>({});
  /** Names of the columns, once the table was looked at. */
  const [headers, setHeaders] = useState<readonly string[]>([]);
  /** Null since something was changed. */
  const [report, setReport] = useState<Report | null>(null);
  const { busy, error, run } = useWork();
  /** Moves on with each change: an answer about what was there before says nothing of what is there now. */
  const turn = useRef(0);
  const check = () =>
    void run(async () => {
      const mine = turn.current;
      const found = await send({ csv, columns, dryRun: true });
      if (mine !== turn.current) return;
      // Columns that are called as the desk calls them are found by it.
      const kept = Object.entries<string | undefined>(columns).filter(
        ([, header]) => header !== undefined && found.headers.includes(header),
      );
      const guessed = { ...guess(found.headers), ...(Object.fromEntries(kept) as Columns<C>) };
      const isGuessed = JSON.stringify(guessed) !== JSON.stringify(columns);
      setHeaders(found.headers);
      setColumns(guessed);
      const last = isGuessed ? await send({ csv, columns: guessed, dryRun: true }) : found;
      if (mine === turn.current) setReport(last);
    });
  const importAll = () =>
    void run(async () => {
      const { imported } = await send({ csv, columns });
      notify(words.imported(imported));
      onDone();
    });
  const change = () => {
    turn.current += 1;
    setReport(null);
  };
  const write = (text: string) => {
    setCsv(text);
    change();
  };
  const choose = (column: C, header: string) => {
    setColumns((now) => ({ ...now, [column]: header }));
    change();
  };
  const isReady = report !== null && report.faults.length === 0 && report.imported > 0;
  return (
    <EditDialog title={title} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={isReady ? words.submit(report.imported) : table.check}
        busy={busy}
        error={error}
        wide
        onSubmit={isReady ? importAll : check}
      >
        {children}
        <TableFile label={table.file} onText={write} />
        <TextArea
          label={table.table}
          hint={hint}
          rows={6}
          required
          dir="auto"
          maxLength={maxLength}
          value={csv}
          onValue={write}
        />
        {headers.length > 0 && (
          <fieldset className="stack">
            <legend className="label">{table.columns}</legend>
            {(Object.keys(words.columnNames) as C[]).map((column) => (
              <Select
                key={column}
                label={words.columnNames[column]}
                value={columns[column] ?? ownColumn(headers, column)}
                options={[
                  { value: '', label: table.noColumn },
                  ...headers.map((header) => ({ value: header, label: header })),
                ]}
                onValue={(header) => choose(column, header)}
              />
            ))}
          </fieldset>
        )}
        {report !== null && <TableReport report={report} words={words} />}
      </DeskForm>
    </EditDialog>
  );
}
