import { useMemo, useState } from 'react';
import { startImport } from '../../../../contract/records/contactImportRuns';
import type { ContactImport, ImportedPerson, PersonFault } from '../../../../contract/records/contactImports';
import type { PersonColumn } from '../../../../contract/terms/importedPerson';
import { Card } from '../../../../ui/Card';
import { Select } from '../../../../ui/fields/Select';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { useWork } from '../../useWork';
import { withProblems } from '../../withProblems';
import { ColumnTable } from './ColumnTable';
import type { Table } from './decodeTable';
import { Faults } from './Faults';
import { chooseColumn, guessColumns } from './guessColumns';
import { useImportTexts } from './importTexts';
import { Outcome } from './Outcome';
import { ReadingChoices, type Reading } from './ReadingChoices';
import { SaveRefused } from './SaveRefused';
import { sharedAddresses } from './sharedAddresses';
import { toPeople } from './toPeople';
import { useCheck, type Checked } from './useCheck';

interface PrepareImportProps {
  readonly organisation: string;
  readonly table: Table;
  onStarted(list: ContactImport, given: Given): void;
}

/** A list as it was sent, so that refused rows can still be saved after the import. */
export interface Given {
  readonly table: Table;
  readonly people: readonly ImportedPerson[];
  readonly faults: readonly PersonFault[];
}

type How = 'fill' | 'take';

/** Maps the columns of a table, checks it without changing anything (DESK-76), and starts the import. */
export function PrepareImport({ organisation, table, onStarted }: PrepareImportProps) {
  const { texts, call } = useDesk();
  const words = useImportTexts();
  const [columns, setColumns] = useState(() => guessColumns(table.headers));
  const [how, setHow] = useState<How>('fill');
  const [reading, setReading] = useState<Reading>({ monthFirst: false });
  const people = useMemo(() => toPeople(table.rows, columns), [table, columns]);
  const { checked, busy, error, check, forget } = useCheck(organisation);
  const start = useWork();
  const isNamed = columns.some((column) => naming.includes(column));
  const isChecked = checked !== null && checked.sent === checked.total;
  const shared = useMemo(() => sharedAddresses(people), [people]);
  const outcome = isChecked ? withShared(checked, shared) : null;
  const toEnter = outcome ? outcome.fresh + outcome.changed : 0;
  const change = (apply: () => void) => {
    apply();
    forget();
  };
  const begin = () =>
    void start.run(async () => {
      if (outcome === null) return;
      const { data } = await call(startImport, { organisation, params: { importId: outcome.id } });
      onStarted(data, { table, people, faults: outcome.faults });
    });
  return (
    <Card className="stack">
      <h2>{words.rows(table.rows.length)}</h2>
      <DeskForm
        texts={withProblems(texts, words.refusals)}
        submit={toEnter > 0 ? words.enter(toEnter) : words.check}
        busy={busy || start.busy}
        error={error ?? start.error}
        onSubmit={toEnter > 0 ? begin : () => void check(people, { how, ...reading })}
      >
        <ColumnTable
          table={table}
          columns={columns}
          onChoose={(at, chosen) => change(() => setColumns((now) => chooseColumn(now, at, chosen)))}
        />
        <Select
          label={words.how}
          value={how}
          options={[
            { value: 'fill', label: words.fill },
            { value: 'take', label: words.take },
          ]}
          onValue={(chosen: How) => change(() => setHow(chosen))}
        />
        <ReadingChoices columns={columns} value={reading} onValue={(chosen) => change(() => setReading(chosen))} />
        {!isNamed && <p className="field-error">{words.unnamed}</p>}
        <div role="status">
          {checked !== null && !isChecked && <p>{words.checking(checked.sent, checked.total)}</p>}
          {isChecked && <p>{toEnter > 0 ? words.checked : words.nothing}</p>}
        </div>
        {checked !== null && !isChecked && (
          <progress aria-label={words.check} max={checked.total} value={checked.sent} />
        )}
        {outcome && (
          <>
            <Outcome {...outcome} refused={new Set(outcome.faults.map(({ line }) => line)).size} tense="would" />
            <Faults
              faults={outcome.faults}
              people={people}
              action={<SaveRefused table={table} faults={outcome.faults} />}
            />
          </>
        )}
      </DeskForm>
    </Card>
  );
}

/** Of these somebody needs one. */
const naming: readonly (PersonColumn | '')[] = ['nom', 'prenom', 'raison', 'email', 'tel'];

/** With who shares an address within the list: the server takes them for new ones until the first of them is entered. */
function withShared(checked: Checked, shared: readonly PersonFault[]): Checked {
  const known = new Set(checked.faults.map(({ line }) => line));
  const more = shared.filter(({ line }) => !known.has(line));
  const faults = [...checked.faults, ...more].sort((one, other) => one.line - other.line);
  return { ...checked, fresh: checked.fresh - more.length, faults };
}
