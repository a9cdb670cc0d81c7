import type { TableTexts } from '../../src/i18n/tables';

/** What the cells of a column hold where people do not read it as it is: codes of a kind, moments, Hebrew dates. */
export type Holds = keyof TableTexts['codes'] | 'moment' | 'language' | 'hebrew' | 'text';
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

/** Names of the columns, for programs. */
export const plainHead = ({ columns, others = [] }: TableHead): CsvRow => [
  ...Object.keys(columns),
  ...others.map(({ name }) => name),
];
