import type { TableTexts } from '../../src/i18n/tables';

/** The kind of a column's cells, which decides how they are put into words. */
export type Holds =
  | keyof TableTexts['codes']
  | 'moment'
  | 'language'
  | 'hebrew'
  | 'country'
  | 'purpose'
  | 'issuer'
  | 'trial'
  | 'text';
type ColumnName = keyof TableTexts['columns'];

/** Columns of a table by the names that programs count on; for people they are called likewise, unless another name is given. */
export type Columns = { readonly [N in ColumnName]?: Holds | readonly [called: ColumnName, holds: Holds] };

interface OtherColumn {
  readonly name: string;
  readonly called: { readonly own: string } | ColumnName;
  readonly holds: Holds;
}

interface TableHead {
  readonly columns: Columns;
  /** Further columns: for people some have words of ours, and the others the organisation's own. */
  readonly others?: readonly OtherColumn[];
}

export type CsvRow = readonly (string | number)[];

/**
 * A table for spreadsheets, some rows at a time, after its head, or a first row that names the columns. Before it, about how many
 * records are to come, so that whoever reads can show how far it is.
 */
export type CsvRows = AsyncIterable<readonly CsvRow[] | TableHead | { readonly about: number }>;

/**
 * A moment that spreadsheets take for one. @param local as `zonedTime` writes it
 * @example
 * momentCell('2026-11-29T17:05:00+02:00') // => '2026-11-29 17:05'
 */
export const momentCell = (local: string): string => local.slice(0, 16).replace('T', ' ');

/** Names of the columns, for programs. */
export const plainHead = ({ columns, others = [] }: TableHead): CsvRow => [
  ...Object.keys(columns),
  ...others.map(({ name }) => name),
];
