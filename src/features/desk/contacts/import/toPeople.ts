import type { ImportedPerson } from '../../../../contract/records/contactImports';
import { importLimits, type PersonColumn } from '../../../../contract/terms/importedPerson';
import { plainCell, type CsvRecord } from '../../../../core/csv';
import { joined, type Columns } from './guessColumns';

/** Characters of a cell that are sent: one more than any column may have. */
const LONGEST = 4001;

/** Half of a character is refused with all that is sent beside it. */
const cutOff = (text: string) => text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '…');

/**
 * The people of a table, cell by cell.
 * @example
 * toPeople([{ line: 2, cells: ['Lévi', 'a@x.org', 'b@x.org'] }], ['nom', 'email', 'email']) // => [{ line: 2, nom: 'Lévi', email: 'a@x.org, b@x.org' }]
 */
export const toPeople = (rows: readonly CsvRecord[], columns: Columns): ImportedPerson[] =>
  rows.map(({ line, cells }) => {
    const person: Partial<Record<PersonColumn, string>> = {};
    for (const [at, column] of columns.entries()) {
      const cell = plainCell(cells[at] ?? '').trim();
      if (column === '' || cell === '') continue;
      const before = person[column];
      person[column] = cutOff(before === undefined ? cell : `${before}${joined[column] ?? ' '}${cell}`);
    }
    return { line, ...person };
  });

/** People as they are sent, piece by piece. */
export const piecesOf = (people: readonly ImportedPerson[]): readonly ImportedPerson[][] =>
  Array.from({ length: Math.ceil(people.length / importLimits.piece) }, (_, index) =>
    people.slice(index * importLimits.piece, (index + 1) * importLimits.piece),
  );
