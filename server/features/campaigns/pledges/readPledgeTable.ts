import * as v from 'valibot';
import type { PledgeRecord } from '../../../../src/contract/campaigns/adminGifts';
import {
  pledgeImportColumns,
  type PledgeImportColumn,
  type PledgeImportFault,
} from '../../../../src/contract/campaigns/pledgeImport';
import { identifier } from '../../../../src/contract/common';
import { parseAmount, type Minor } from '../../../../src/core/money';
import { foldText, isEmail } from '../../../../src/core/text';
import { readTable, type TableFindings } from '../../../text/readTable';
import type { TeamRow } from '../teamStore';
import { pledgeColumns } from './pledgeTable';

export interface PledgeFault {
  /** 0 for the table itself. */
  readonly line: number;
  readonly column: string;
  readonly reason: PledgeImportFault;
}

/** A pledge as a line of a table has it; `id` is empty where it has none. */
export interface PledgeLine {
  readonly line: number;
  readonly id: string;
  readonly montant: Minor;
  readonly displayName: string;
  readonly team: TeamRow | null;
  readonly source: string | null;
  readonly note: string;
  readonly infos: PledgeRecord['infos'];
}

interface PledgeTable extends TableFindings<PledgeImportColumn, PledgeFault> {
  readonly pledges: readonly PledgeLine[];
}

/** What the organisation and its campaign have, for cells to name. */
interface Known {
  readonly devise: string;
  readonly teams: readonly TeamRow[];
  readonly sources: readonly { readonly param: string }[];
}

const MOST_LINES = 500;
/** As the call that enters one by hand has them. */
const LONGEST = { displayName: 100, nom: 100, prenom: 100, email: 254, tel: 40, note: 500 } as const;
const told = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
/** Names that a table may have for its columns where it does not say which they are. */
const usual = new Set<string>([...pledgeColumns, ...pledgeImportColumns]);

/**
 * The pledges of a table as spreadsheets write it, and all that is wrong with it, by line.
 * @param columns by what it says, the name of a column; where it is given, further columns are ignored
 */
export function readPledgeTable(
  csv: string,
  columns: { readonly [C in PledgeImportColumn]?: string | undefined } | undefined,
  { devise, teams, sources }: Known,
): PledgeTable {
  const table = readTable(csv, pledgeImportColumns, columns ?? {}, MOST_LINES);
  if (typeof table === 'string') {
    const faults = [{ line: 0, column: '', reason: table }];
    return { headers: [], lines: 0, pledges: [], faults, nameOf: (column) => column };
  }
  const { headers, headLine: line, lines, has, nameOf } = table;
  const unusual = columns ? [] : headers.filter((name, at) => !usual.has(name) || headers.indexOf(name) !== at);
  const faults = unusual.map((name): PledgeFault => ({ line, column: name.slice(0, 40), reason: 'column' }));
  if (!has('montant')) faults.push({ line, column: nameOf('montant'), reason: 'missing' });
  const read: PledgeTable = { headers, lines: lines.length, pledges: [], faults, nameOf };
  if (faults.length > 0) return read;

  const seen = new Set<string>();
  const pledges: PledgeLine[] = [];
  for (const { line, faults: badly, cell } of lines) {
    const wrong: PledgeFault[] = badly.map((reason) => ({ line, column: '', reason }));
    const say = (column: PledgeImportColumn, reason: PledgeImportFault) =>
      wrong.push({ line, column: nameOf(column), reason });
    const montant = parseAmount(cell('montant'), devise);
    const [id, param, origin] = [cell('id'), cell('team'), cell('source')];
    const team = teamNamed(teams, param);
    const source = sources.find((one) => foldText(one.param) === foldText(origin))?.param ?? null;
    if (montant === null || montant === 0) say('montant', 'amount');
    if (param !== '' && !team) say('team', 'team');
    if (origin !== '' && source === null) say('source', 'source');
    if (cell('email') !== '' && !isEmail(cell('email'))) say('email', 'email');
    if (id !== '' && !v.is(identifier, id)) say('id', 'identifier');
    if (id !== '' && seen.has(id)) say('id', 'twice');
    seen.add(id);
    for (const column of told) if (cell(column).length > LONGEST[column]) say(column, 'long');
    faults.push(...wrong);
    if (wrong.length > 0 || montant === null) continue;
    const infos = { nom: cell('nom'), prenom: cell('prenom'), email: cell('email'), tel: cell('tel') };
    pledges.push({ line, id, montant, displayName: cell('displayName'), team, source, note: cell('note'), infos });
  }
  return { ...read, pledges };
}

/** By its address, else by what people call it. */
const teamNamed = (teams: readonly TeamRow[], name: string): TeamRow | null =>
  teams.find(({ param }) => param === name) ??
  teams.find(({ label }) => name !== '' && foldText(label) === foldText(name)) ??
  null;
