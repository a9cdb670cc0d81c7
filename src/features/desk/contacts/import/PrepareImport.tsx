import { useMemo, useState } from 'react';
import { startImport } from '../../../../contract/records/contactImportRuns';
import type { ContactImport } from '../../../../contract/records/contactImports';
import type { PersonColumn } from '../../../../contract/terms/importedPerson';
import { Button } from '../../../../ui/Button';
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
import { saveRefused } from './saveRefused';
import { toPeople } from './toPeople';
import { useCheck } from './useCheck';

interface PrepareImportProps {
  readonly organisation: string;
  readonly table: Table;
  onStarted(list: ContactImport): void;
}

type How = 'fill' | 'take';

/** What the columns of a table say, a trial that changes nothing (DESK-76), and the button that enters all. */
export function PrepareImport({ organisation, table, onStarted }: PrepareImportProps) {
  const { texts, call } = useDesk();
  const words = useImportTexts();
  const [columns, setColumns] = useState(() => guessColumns(table.headers));
  const [how, setHow] = useState<How>('fill');
  const [monthFirst, setMonthFirst] = useState(false);
  const people = useMemo(() => toPeople(table.rows, columns), [table, columns]);
  const { checked, busy, error, check, forget } = useCheck(organisation);
  const start = useWork();
  const isNamed = columns.some((column) => naming.includes(column));
  const isChecked = checked !== null && checked.sent === checked.total;
  const refused = new Set(checked?.faults.map(({ line }) => line)).size;
  const enterable = isChecked ? checked.total - refused : 0;
  const change = (apply: () => void) => {
    apply();
    forget();
  };
  const begin = () =>
    void start.run(async () => {
      if (checked === null) return;
      onStarted((await call(startImport, { organisation, params: { importId: checked.id } })).data);
    });
  return (
    <Card className="stack">
      <h2>{words.rows(table.rows.length)}</h2>
      <DeskForm
        texts={withProblems(texts, words.refusals)}
        submit={isChecked ? words.enter(enterable) : words.check}
        busy={busy || start.busy}
        error={error ?? start.error}
        onSubmit={isChecked ? begin : () => void check(people, { how, monthFirst })}
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
        {columns.some((column) => column === 'birthday' || column === 'hazkara') && (
          <Select
            label={words.order}
            value={monthFirst ? 'month' : 'day'}
            options={[
              { value: 'day', label: words.dayFirst },
              { value: 'month', label: words.monthFirst },
            ]}
            onValue={(chosen) => change(() => setMonthFirst(chosen === 'month'))}
          />
        )}
        {!isNamed && <p className="field-error">{words.unnamed}</p>}
        <div role="status">
          {checked !== null && !isChecked && <p>{words.checking(checked.sent, checked.total)}</p>}
          {isChecked && <p>{words.checked}</p>}
        </div>
        {checked !== null && !isChecked && (
          <progress aria-label={words.check} max={checked.total} value={checked.sent} />
        )}
        {isChecked && (
          <>
            <Outcome {...checked} tense="would" />
            <Faults
              faults={checked.faults}
              action={
                <Button variant="secondary" onClick={() => saveRefused(table, checked.faults, words)}>
                  {words.saveRefused}
                </Button>
              }
            />
          </>
        )}
      </DeskForm>
    </Card>
  );
}

/** Of these somebody needs one. */
const naming: readonly (PersonColumn | '')[] = ['nom', 'prenom', 'raison', 'email', 'tel'];
