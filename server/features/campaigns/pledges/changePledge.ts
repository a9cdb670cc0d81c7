import { isDeepStrictEqual } from 'node:util';
import type { PledgeRecord, updatePledge as route } from '../../../../src/contract/campaigns/adminGifts';
import type { BodyOut } from '../../../../src/contract/route';
import { toUnits } from '../../../../src/core/money';
import { isEmail } from '../../../../src/core/text';
import { parseAmount } from '../../../amounts';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError, malformed, requireVersion } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { countPledges, readPledgeSums, thePledges } from '../../../ledger/totals/countTotals';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { isSubjectGone } from '../../checkout/link/linkPricing';
import { lockLink, revokeLink, saveLink, type LinkRow } from '../../checkout/link/linkStore';
import { priceLink } from '../../checkout/link/linkUse';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { lockCampaign } from '../campaignStore';
import { queuePledgeMail } from './storePledge';
import { viewPledge } from './pledgeService';
import { findPledge, savePledge, type Pledge, type PledgeRow } from './pledgeStore';
import { requireNamedTeam } from '../requireNamedTeam';

type Change = BodyOut<typeof route>;
type Corrected = Pick<PledgeRow, 'montant' | 'displayName' | 'teamId' | 'infos' | 'note'>;

/**
 * Corrects a pledge and the link that pays it, cancels an open one, whose link ends with it, or opens a cancelled one again: all
 * that is asked, or nothing. An address that is new gets the mail with the link.
 * @throws BusinessRefusal, Outdated when it is of another version; HttpError 400, 404, 409 for one that is paid
 */
export async function changePledge(
  deps: Deps,
  holder: TokenHolder,
  { campaignId, pledgeId }: { readonly campaignId: string; readonly pledgeId: string },
  { version, ...given }: Change,
): Promise<PledgeRecord> {
  return deps.database.transaction(async (tx) => {
    // The link first: who pays it holds it and waits for other payments of it, whose news hold those and wait for the campaign.
    const linkId = (await findPledge(tx, holder.organisationId, pledgeId))?.linkId;
    const link = linkId === undefined ? null : await lockLink(tx, linkId);
    requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const found = await findPledge(tx, holder.organisationId, pledgeId);
    const pledge = requireRow(found?.campaignId === campaignId && !found.endedAt ? found : null, 'pledge');
    const organisation = await findOrganisation(tx, holder.organisationId);
    if (!organisation || !link) throw new Error('orgkit: a pledge without its organisation or link');
    const newest = viewPledge(deps, pledge, organisation);
    requireVersion('pledge', version, newest);
    if (Object.values(given).every((value) => value === undefined)) return newest;
    if (pledge.state === 'paid') throw new HttpError(409, 'This pledge is paid.', 'pledge_paid');

    const corrected = await correct(tx, organisation, pledge, given);
    const next = await linkOf(tx, pledge, corrected, given, link);
    if (corrected.montant !== pledge.montant) await checkPrice(deps, tx, organisation, next);
    const state = given.state ?? pledge.state;
    const cancelledAt = state === pledge.state ? pledge.cancelledAt : state === 'cancelled' ? deps.now() : null;
    await saveLink(tx, next);
    const self = thePledges(pledge.organisationId, [pledge.id]);
    const unpaid = await readPledgeSums(tx, self);
    await savePledge(tx, pledge, { ...corrected, cancelledAt });
    await countPledges(tx, pledge.organisationId, self, unpaid);
    if (state !== pledge.state) await revokeLink(tx, pledge.linkId, cancelledAt);
    const changes = whatChanged(pledge, { ...corrected, state });
    if (Object.keys(changes).length > 0) {
      await announceChange(tx, pledge);
      const note = { action: 'ADMIN-PLEDGE-UPDATE', subject: 'pledge', subjectId: pledgeId };
      await recordChange(tx, deps, holder, { ...note, changes });
    }
    const { email } = corrected.infos;
    if (email && email !== pledge.infos.email) await queuePledgeMail(tx, deps, pledge, { about: deps.ids.row() });
    const after = await findPledge(tx, holder.organisationId, pledgeId);
    if (!after) throw new Error('orgkit: a pledge went while it was changed');
    return viewPledge(deps, after, organisation);
  });
}

/** The corrected pledge. @throws HttpError 400 */
async function correct(tx: Queries, { devise }: OrganisationRecord, pledge: Pledge, given: Change): Promise<Corrected> {
  const was = pledge.infos;
  const { nom = was.nom, prenom = was.prenom, email = was.email, tel = was.tel } = given.infos ?? {};
  if (email !== was.email && email && !isEmail(email)) throw malformed('infos.email', 'must be an e-mail address');
  const montant = given.montant === undefined ? pledge.montant : parseAmount(given.montant, devise, 'montant');
  const paid = pledge.montant - pledge.reste;
  if (montant < paid) throw malformed('montant', 'is less than what was paid of it');
  const team = given.team ? await requireNamedTeam(tx, pledge, given.team) : null;
  return {
    montant,
    displayName: given.displayName?.trim() ?? pledge.displayName,
    teamId: given.team === undefined ? pledge.teamId : (team?.id ?? null),
    infos: { nom, prenom, email, tel },
    note: given.note?.trim() ?? pledge.note,
  };
}

/** The link as the pledge has it now. */
async function linkOf(
  tx: Queries,
  { montant: before }: Pledge,
  { montant, displayName, infos }: Corrected,
  { team }: Change,
  link: LinkRow,
): Promise<LinkRow> {
  const { team: was, campagne: _campagne, ...config } = link.config;
  const kept = team === undefined ? was : team;
  const organisation = montant === before ? null : await findOrganisation(tx, link.organisationId);
  const { nom, prenom, email, tel } = infos;
  return {
    ...link,
    config: {
      ...config,
      ...(organisation && { montant: toUnits(montant, organisation.devise) }),
      ...(kept && { team: kept }),
      ...(displayName && { campagne: { displayName } }),
    },
    payer: Object.fromEntries(Object.entries({ nom, prenom, email, tel }).filter(([, text]) => text !== '')),
  };
}

/** @throws BusinessRefusal for an amount that cannot be paid; a campaign that is over is no reason */
async function checkPrice(
  deps: Pick<Deps, 'payables'>,
  tx: Queries,
  organisation: OrganisationRecord,
  link: LinkRow,
): Promise<void> {
  try {
    await priceLink(deps, tx, organisation, link, {});
  } catch (error) {
    if (!isSubjectGone(error)) throw error;
  }
}

/** For the log: of payers only which fields. */
function whatChanged(before: Pledge, after: Corrected & Pick<Pledge, 'state'>): Record<string, unknown> {
  const keys = (['state', 'montant', 'teamId'] as const).filter((key) => before[key] !== after[key]);
  const fields = (['nom', 'prenom', 'email', 'tel'] as const).filter((key) => before.infos[key] !== after.infos[key]);
  const named = (['displayName', 'note'] as const).filter((key) => before[key] !== after[key]);
  return {
    ...Object.fromEntries(keys.map((key) => [key, { from: before[key], to: after[key] }])),
    ...(!isDeepStrictEqual([...named, ...fields], []) && { fields: [...named, ...fields] }),
  };
}
