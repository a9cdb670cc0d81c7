import * as v from 'valibot';
import { identifier } from '../../../../src/contract/common';
import { parseAmount } from '../../../../src/core/money';
import { isEmail } from '../../../../src/core/text';
import type { Deps } from '../../../deps';
import { BusinessRefusal, HttpError } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import { readCsv, type CsvRecord } from '../../../../src/core/csv';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { bodyHash } from '../../../secrets/bodyHash';
import { findCampaign, keyOfCampaign, type CampaignRow } from '../campaignStore';
import { draftPledge, storePledge, type DraftPledge } from './storePledge';
import { findPledge } from './pledgeStore';
import { pledgeColumns } from './pledgeTable';
import { findTeam } from '../teamStore';

const MOST_LINES = 500;
/** As the call that enters one by hand has them. */
const LONGEST: Readonly<Record<string, number>> = { displayName: 100, nom: 100, prenom: 100, email: 254, tel: 40 };

interface Issue {
  readonly path: string;
  readonly message: string;
}
interface Place {
  readonly organisation: OrganisationRecord;
  readonly campaign: CampaignRow;
  /** Names lines that have no id, so that the same file is entered once. */
  readonly file: string;
}

/**
 * Imports the pledges of a CSV file, all or none, and returns how many there were and how many were known. A line equal
 * to an existing pledge of its id is known.
 * @throws HttpError 400 listing the problems by line, 404, 409 for an id taken meanwhile
 */
export async function importPledges(
  deps: Deps,
  holder: TokenHolder,
  campaignId: string,
  csv: string,
): Promise<{ imported: number; known: number }> {
  const { queries } = deps.database;
  const campaign = requireRow(await findCampaign(queries, holder.organisationId, campaignId), 'campaign');
  const organisation = requireRow(await findOrganisation(queries, holder.organisationId), 'organisation');
  const lines = linesOf(csv);
  const place = { organisation, campaign, file: bodyHash([campaignId, csv]).slice(0, 16) };
  const issues: Issue[] = [];
  const drafts: DraftPledge[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const read = await draftLine(deps, place, line);
    if (Array.isArray(read)) issues.push(...read);
    else if (read !== 'known') {
      if (seen.has(read.pledge.id)) issues.push(issueOf(line.line, 'id', 'stands on another line, too'));
      seen.add(read.pledge.id);
      drafts.push(read);
    }
  }
  if (issues.length > 0) throw unreadable(issues);
  await deps.database.transaction(async (tx) => {
    for (const draft of drafts) {
      if (!(await storePledge(tx, deps, draft))) throw new HttpError(409, 'A pledge id is taken.', 'taken');
    }
    const changes = { imported: drafts.length, ids: drafts.map(({ pledge }) => pledge.id) };
    const note = { action: 'ADMIN-PLEDGE-IMPORT', subject: 'pledge', subjectId: campaignId, changes };
    if (drafts.length > 0) await recordChange(tx, deps, holder, note);
  });
  return { imported: drafts.length, known: lines.length - drafts.length };
}

interface Line {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The lines by the names of their columns. @throws HttpError 400 */
function linesOf(csv: string): Line[] {
  const records = readCsv(csv);
  if (!records) throw unreadable([{ path: 'csv', message: 'has a quote that is not closed' }]);
  const [head, ...rest] = records;
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const wrong = names.filter((name, index) => !isColumn(name) || names.indexOf(name) !== index);
  if (wrong.length > 0) {
    throw unreadable(
      wrong.map((name) => issueOf(1, name.slice(0, 40), `is no column, or stands twice: ${columnNames}`)),
    );
  }
  if (!names.includes('montant')) throw unreadable([issueOf(1, 'montant', `is missing: ${columnNames}`)]);
  if (rest.length > MOST_LINES) throw unreadable([{ path: 'csv', message: `has more than ${MOST_LINES} lines` }]);
  const long = rest.filter(({ cells }) => cells.length > names.length);
  if (long.length > 0) throw unreadable(long.map(({ line }) => issueOf(line, '', 'has more cells than columns')));
  return rest.map(({ line, cells }: CsvRecord) => ({
    line,
    cells: Object.fromEntries(names.map((name, index) => [name, textOf(cells[index] ?? '')])),
  }));
}

const columnNames = `the columns are ${pledgeColumns.join(', ')}`;
const isColumn = (name: string) => (pledgeColumns as readonly string[]).includes(name);
const issueOf = (line: number, column: string, message: string): Issue => ({
  path: `line ${line}: ${column}`,
  message,
});
const unreadable = (issues: readonly Issue[]) =>
  new HttpError(400, 'Nothing was imported: the file has mistakes.', 'malformed', issues.slice(0, 100));

/** Without the apostrophe that keeps exports from being formulas. */
const textOf = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

/** A pledge to be entered; or that it was, or all that is wrong with its line. */
async function draftLine(
  deps: Deps,
  { organisation, campaign, file }: Place,
  { line, cells }: Line,
): Promise<DraftPledge | 'known' | Issue[]> {
  const { queries } = deps.database;
  const { id = '', displayName = '', team: param = '', nom = '', prenom = '', email = '', tel = '' } = cells;
  const wrong = (column: string, message: string) => issueOf(line, column, message);
  const montant = parseAmount(cells['montant'] ?? '', organisation.devise);
  const team = param === '' ? null : await findTeam(queries, keyOfCampaign(campaign), param);
  const issues = [
    ...(montant === null || montant === 0 ? [wrong('montant', 'is no amount above 0')] : []),
    ...(param !== '' && !team ? [wrong('team', 'is no team of this campaign')] : []),
    ...(email !== '' && !isEmail(email) ? [wrong('email', 'must be an e-mail address')] : []),
    ...(id !== '' && !v.is(identifier, id) ? [wrong('id', 'is no identifier')] : []),
    ...Object.entries(LONGEST).flatMap(([column, most]) =>
      (cells[column] ?? '').length > most ? [wrong(column, `is longer than ${most} characters`)] : [],
    ),
    ...(Object.values(cells).some((cell) => /\0|\p{Surrogate}/u.test(cell))
      ? [wrong('', 'has broken characters')]
      : []),
  ];
  if (montant === null || issues.length > 0) return issues;
  const infos = { nom, prenom, email, tel };
  const wanted = { montant, displayName, teamId: team?.id ?? null, infos };
  const ownId = id || `import-${file}-${line}`;
  const found = await findPledge(queries, organisation.id, ownId);
  if (found) {
    const { montant: had, displayName: name, teamId } = found;
    const said = { montant: had, displayName: name, teamId, infos: found.infos };
    const isSame = found.campaignId === campaign.id && (id === '' || bodyHash(said) === bodyHash(wanted));
    return isSame ? 'known' : [wrong('id', 'is taken by another promise')];
  }
  try {
    const given = { id: ownId, montant, displayName, team, infos, idempotencyKey: null, bodyHash: bodyHash(wanted) };
    return await draftPledge(deps, organisation, campaign, { ...given, origin: 'manual' });
  } catch (error) {
    if (error instanceof BusinessRefusal) return [wrong('montant', error.message)];
    throw error;
  }
}
