import * as v from 'valibot';
import { identifier } from '../../../src/contract/common';
import { isDay } from '../../../src/contract/terms/isDay';
import { debtColumns, type DebtColumn, type ImportFault } from '../../../src/contract/records/debts';
import { parseAmount, type Minor } from '../../../src/core/money';
import { foldText } from '../../../src/core/text';
import { malformed } from '../../errors';
import { readTable, type TableFindings } from '../../text/readTable';

export interface Fault {
  readonly line: number;
  readonly column: string;
  readonly reason: ImportFault;
}

/** A debt as a line of a table has it; `id` is empty where it has none. */
export interface DebtLine {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly montant: Minor;
  /** Absent where the table says none: its lines keep the ids that they had before there were days. */
  readonly due?: string;
  readonly assoc: string;
  readonly cerfa: boolean;
}

interface DebtTable extends TableFindings<DebtColumn, Fault> {
  readonly debts: readonly DebtLine[];
}

const MOST_LINES = 1000;
const LONGEST_NAME = 200;
const YES = new Set(['1', 'oui', 'yes', 'true', 'vrai', 'x', 'si', 'sim', 'да', 'כן']);

/**
 * The debts of a table as spreadsheets write it, and all that is wrong with it, by line.
 * @param columns by what it says, the name of a column
 * @throws HttpError 400 for a quote that is not closed, or too many lines
 */
export function readDebtTable(
  csv: string,
  columns: { readonly [C in DebtColumn]?: string | undefined },
  devise: string,
): DebtTable {
  const table = readTable(csv, debtColumns, columns, MOST_LINES);
  if (table === 'quote') throw malformed('csv', 'has a quote that is not closed');
  if (table === 'many') throw malformed('csv', `has more than ${MOST_LINES} lines`);
  const { headers, headLine, lines, has, nameOf } = table;
  const faults: Fault[] = (['name', 'montant'] as const)
    .filter((column) => !has(column))
    .map((column) => ({ line: headLine, column: nameOf(column), reason: 'missing' }));
  const debts: DebtLine[] = [];
  if (faults.length > 0) return { headers, lines: lines.length, debts, faults, nameOf };

  const seen = new Set<string>();
  for (const { line, faults: badly, cell } of lines) {
    const wrong: Fault[] = badly.map((reason) => ({ line, column: '', reason }));
    const say = (column: DebtColumn, reason: ImportFault) => wrong.push({ line, column: nameOf(column), reason });
    const [name, id, assoc] = [cell('name'), cell('id'), cell('assoc')];
    const montant = parseAmount(cell('montant'), devise);
    if (name === '') say('name', 'missing');
    if (name.length > LONGEST_NAME) say('name', 'long');
    if (montant === null || montant === 0) say('montant', 'amount');
    const due = readDay(cell('due'));
    if (due === null) say('due', 'day');
    if (id !== '' && !v.is(identifier, id)) say('id', 'identifier');
    if (assoc !== '' && !v.is(identifier, assoc)) say('assoc', 'identifier');
    if (id !== '' && seen.has(id)) say('id', 'twice');
    seen.add(id);
    faults.push(...wrong);
    if (wrong.length === 0 && montant !== null)
      debts.push({ line, id, name, montant, assoc, cerfa: YES.has(foldText(cell('cerfa'))), ...(due && { due }) });
  }
  return { headers, lines: lines.length, debts, faults, nameOf };
}

/** A day as a person or a spreadsheet writes it, `2025-01-31` or `31/01/2025`; empty for none, null for what is no day. */
function readDay(text: string): string | null {
  if (text === '') return '';
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}
