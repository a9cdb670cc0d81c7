import { formulaSafe } from './formulaSafe';

/**
 * A table as CSV that every spreadsheet opens: no cell is a formula to it.
 * @example
 * writeCsv([['a', 'b;c'], ['=1', 'say "x"']]) // => '\uFEFFa,"b;c"\r\n\'=1,"say ""x"""\r\n'
 */
export const writeCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;

function written(cell: string): string {
  const safe = formulaSafe(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
