import type { DeskTableTexts } from '../../../i18n/deskTable';
import { foldText } from '../../../core/text';

/** By what it says, the name of a column of the table. */
export type Columns<C extends string> = { readonly [column in C]?: string | undefined };

/** What a table would enter, and what is wrong with it. */
export interface Report {
  readonly headers: readonly string[];
  readonly imported: number;
  readonly known: number;
  readonly faults: readonly {
    readonly line: number;
    readonly column: string;
    readonly reason: keyof DeskTableTexts['reasons'];
  }[];
}

/** Words of what is entered. */
export interface TableWords<C extends string> {
  readonly columnNames: Readonly<Record<C, string>>;
  submit(count: number): string;
  imported(count: number): string;
  would(count: number): string;
  known(count: number): string;
}

/** The column of a table that is called as programs call it; or none. */
export const ownColumn = (headers: readonly string[], column: string) =>
  headers.find((header) => foldText(header) === foldText(column)) ?? '';

/** Columns by their names in the reader's language, without what is said of them in brackets. */
export function guessByNames<C extends string>(
  headers: readonly string[],
  names: Readonly<Record<C, string>>,
): Columns<C> {
  const plain = (name: string) => foldText(name.replace(/\(.*\)/, '').trim());
  const guessed = (Object.keys(names) as C[]).flatMap((column) => {
    const header = headers.find((one) => plain(one) === plain(names[column]));
    return header !== undefined && ownColumn(headers, column) === '' ? [[column, header] as const] : [];
  });
  return Object.fromEntries(guessed) as Columns<C>;
}
