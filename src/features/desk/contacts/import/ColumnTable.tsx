import { personColumns, type PersonColumn } from '../../../../contract/terms/importedPerson';
import { Select } from '../../../../ui/fields/Select';
import type { Table } from './decodeTable';
import type { Columns } from './guessColumns';
import { useImportTexts } from './importTexts';

interface ColumnTableProps {
  readonly table: Table;
  readonly columns: Columns;
  onChoose(at: number, column: PersonColumn | ''): void;
}

/** Each column of a table with something from it, and what it says of a person. */
export function ColumnTable({ table: { headers, rows }, columns, onChoose }: ColumnTableProps) {
  const words = useImportTexts();
  const fields = personColumns.map((value) => ({ value, label: words.columns[value] }));
  const options = [{ value: '' as const, label: words.noColumn }, ...fields];
  return (
    <fieldset className="stack">
      <legend className="label">{words.columnsTitle}</legend>
      <p className="field-hint">{words.columnsHint}</p>
      <div className="import-columns">
        {headers.map((header, at) => {
          const sample = rows.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at] ?? '';
          return (
            <Select
              key={at}
              label={<bdi>{header.trim() || words.nameless(at + 1)}</bdi>}
              hint={sample === '' ? words.emptyColumn : <bdi>{sample.slice(0, 60)}</bdi>}
              value={columns[at] ?? ''}
              options={options}
              onValue={(column) => onChoose(at, column)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
