import { plainCell, readCsv } from '../../src/core/csv';
import { foldText } from '../../src/core/text';

interface TableLine<C extends string> {
  readonly line: number;
  /** What is wrong with the line as such, whatever its cells say. */
  readonly faults: readonly ('cells' | 'broken')[];
  /** Text of a column; empty where the table has none. */
  cell(column: C): string;
}

/** What is found in a table, besides what its lines mean. */
export interface TableFindings<C extends string, Fault> {
  readonly headers: string[];
  /** Number of lines below the column names. */
  readonly lines: number;
  readonly faults: readonly Fault[];
  /** The table's own name for a column. */
  nameOf(column: C): string;
}

interface Table<C extends string> {
  readonly headers: string[];
  /** The line that names the columns. */
  readonly headLine: number;
  readonly lines: readonly TableLine<C>[];
  has(column: C): boolean;
  /** The table's own name for a column. */
  nameOf(column: C): string;
}

/**
 * The lines of a table as spreadsheets write it, or why it cannot be read: a `quote` that is not closed, or too `many` lines.
 * @param chosen by what it says, the name of a column that is called otherwise
 * @example
 * readTable('Nom;Montant\nLévi;18', ['nom', 'montant'], {}, 500) // => { headers: ['Nom', 'Montant'], … }
 */
export function readTable<C extends string>(
  csv: string,
  columns: readonly C[],
  chosen: { readonly [column in C]?: string | undefined },
  most: number,
): Table<C> | 'quote' | 'many' {
  const records = readCsv(csv);
  if (!records) return 'quote';
  const [head, ...rest] = records;
  if (rest.length > most) return 'many';
  const headers = (head?.cells ?? []).map((cell) => plainCell(cell).trim());
  const folded = headers.map(foldText);
  const nameOf = (column: C) => chosen[column] ?? column;
  const places = new Map(columns.map((column) => [column, folded.indexOf(foldText(nameOf(column)))]));
  const lines = rest.map(({ line, cells }): TableLine<C> => {
    const isBroken = cells.some((text) => /\0|\p{Surrogate}/u.test(text));
    const faults = [cells.length > headers.length && 'cells', isBroken && 'broken'] as const;
    return {
      line,
      faults: faults.filter((fault) => fault !== false),
      cell: (column) => plainCell(cells[places.get(column) ?? -1] ?? '').trim(),
    };
  });
  return { headers, headLine: head?.line ?? 1, lines, has: (column) => places.get(column) !== -1, nameOf };
}
