import type { importPledges as route, PledgeImportReport } from '../../../../src/contract/campaigns/pledgeImport';
import type { BodyOut } from '../../../../src/contract/route';
import type { Deps } from '../../../deps';
import { BusinessRefusal, HttpError } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import { bodyHash } from '../../../secrets/bodyHash';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { isSubjectGone } from '../../checkout/link/linkPricing';
import { requireExistingOrganisation } from '../../organisations/organisationStore';
import { findCampaign } from '../campaignStore';
import { listTeams } from '../teamStore';
import { faultMessages } from './faultMessages';
import { findPledges, type Pledge } from './pledgeStore';
import { readPledgeTable, type PledgeFault, type PledgeLine } from './readPledgeTable';
import { draftPledge, storePledge, type DraftPledge } from './storePledge';

const MOST_FAULTS = 100;

/**
 * Enters the pledges of a table, all or none (CALL-200). A line has the id in its column, or one of what it says: entered
 * once, it is known in whatever table it comes again.
 * @throws HttpError 400 listing what is wrong by line, unless it is only asked; 404, 409 for an id taken meanwhile
 */
export async function importPledges(
  deps: Deps,
  holder: TokenHolder,
  campaignId: string,
  { csv, columns, dryRun = false }: BodyOut<typeof route>,
): Promise<PledgeImportReport> {
  const { organisationId } = holder;
  const { queries } = deps.database;
  const campaign = requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign');
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const teams = await listTeams(queries, organisationId, [campaignId]);
  const table = readPledgeTable(csv, columns, {
    devise: organisation.devise,
    teams,
    sources: campaign.document.sources ?? [],
  });
  const lines = identified(campaignId, csv, table.pledges);
  const ids = lines.flatMap(({ ownId, formerId }) => [ownId, formerId]);
  const found = new Map((await findPledges(queries, organisationId, ids)).map((pledge) => [pledge.id, pledge]));
  const faults = [...table.faults];
  const drafts: DraftPledge[] = [];
  let known = 0;
  for (const { ownId, formerId, ...line } of lines) {
    const say = (column: 'id' | 'montant', reason: PledgeFault['reason']) =>
      faults.push({ line: line.line, column: table.nameOf(column), reason });
    const before = found.get(ownId) ?? found.get(formerId);
    if (before) {
      const isSame = before.campaignId === campaignId && (line.id === '' || saidBy(before) === saidBy(toSaid(line)));
      if (isSame) known += 1;
      else say('id', 'taken');
      continue;
    }
    try {
      const { montant, displayName, team, source, note, infos } = line;
      const said = { montant, displayName, team, source, note, infos, bodyHash: saidBy(toSaid(line)) };
      const kept = { id: ownId, origin: 'manual' as const, idempotencyKey: null };
      drafts.push(await draftPledge(deps, organisation, campaign, { ...said, ...kept }));
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error;
      say('montant', isSubjectGone(error) ? 'closed' : 'refused');
    }
  }
  const report: PledgeImportReport = {
    headers: table.headers,
    lines: table.lines,
    imported: drafts.length,
    known,
    faults: faults.sort((one, other) => one.line - other.line).slice(0, MOST_FAULTS),
  };
  if (dryRun) return report;
  if (report.faults.length > 0) throw unreadable(report.faults);
  await deps.database.transaction(async (tx) => {
    for (const draft of drafts) {
      if (!(await storePledge(tx, deps, draft))) throw new HttpError(409, 'A pledge id is taken.', 'taken');
    }
    const changes = { imported: drafts.length, ids: drafts.map(({ pledge }) => pledge.id) };
    const note = { action: 'ADMIN-PLEDGE-IMPORT', subject: 'pledge', subjectId: campaignId, changes };
    if (drafts.length > 0) await recordChange(tx, deps, holder, note);
  });
  return report;
}

type Said = Pick<Pledge, 'montant' | 'displayName' | 'teamId' | 'infos'>;
const toSaid = ({ team, ...line }: PledgeLine): Said => ({ ...line, teamId: team?.id ?? null });
/** What tells one promise from another; its note does not. */
const saidBy = ({ montant, displayName, teamId, infos: { nom, prenom, email, tel } }: Said) =>
  bodyHash({ montant, displayName, teamId, infos: { nom, prenom, email, tel } });

type Identified = PledgeLine & { readonly ownId: string; readonly formerId: string };

/** Lines with their ids. Of lines that say the same, each is the first, the second… of these. `formerId`: by file and place. */
function identified(campaignId: string, csv: string, lines: readonly PledgeLine[]): Identified[] {
  const file = bodyHash([campaignId, csv]).slice(0, 16);
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const said = saidBy(toSaid(line));
    const nth = (counts.get(said) ?? 0) + 1;
    if (line.id === '') counts.set(said, nth);
    const ownId = line.id || `import-${bodyHash([campaignId, said, nth]).slice(0, 24)}`;
    return { ...line, ownId, formerId: line.id || `import-${file}-${line.line}` };
  });
}

const unreadable = (faults: readonly PledgeFault[]) =>
  new HttpError(
    400,
    'Nothing was imported: the file has mistakes.',
    'malformed',
    faults.map(({ line, column, reason }) => ({
      path: line === 0 ? 'csv' : `line ${line}: ${column}`,
      message: faultMessages[reason],
    })),
  );
