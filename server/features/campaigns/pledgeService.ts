import type { createPledge as route, PledgeRecord } from '../../../src/contract/adminGifts';
import type { BodyOut } from '../../../src/contract/route';
import { minor, toUnits } from '../../../src/core/money';
import { isEmail } from '../../../src/core/payment';
import { minorAmount } from '../../amounts';
import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import { announceChange } from '../../live/announceChange';
import { foundRow } from '../../ownRow';
import type { TokenHolder } from '../../tokens';
import { recordChange } from '../audit/recordChange';
import { linkAddress } from '../links/linkService';
import { lockLink, revokeLink } from '../links/linkStore';
import { findOrganisation } from '../organisations/organisationStore';
import { findCampaign, keyOfCampaign, lockCampaign } from './campaignStore';
import { draftPledge, keepPledge } from './keepPledge';
import { findPledge, setCancelled, type Pledge } from './pledgeStore';
import { findTeam } from './teamStore';

/** A promise as its organisation sees it, in units of the organisation's currency. */
export function viewPledge(deps: Pick<Deps, 'config'>, pledge: Pledge, devise: string): PledgeRecord {
  const { id, montant, reste, displayName, param, infos, origin, state, linkId, createdAt } = pledge;
  return {
    id,
    montant: toUnits(minor(montant), devise),
    reste: toUnits(minor(reste), devise),
    displayName,
    team: param,
    infos,
    origin,
    state,
    url: linkAddress(deps, linkId),
    createdAt: createdAt.toISOString(),
  };
}

/** Enters a promise with an organisation's token. @throws BusinessRefusal, HttpError 400, 404, 409 for an id that is taken */
export async function enterPledge(
  deps: Deps,
  holder: TokenHolder,
  campaignId: string,
  given: BodyOut<typeof route>,
): Promise<PledgeRecord> {
  const { queries } = deps.database;
  const campaign = foundRow(await findCampaign(queries, holder.organisationId, campaignId), 'campaign');
  const organisation = await findOrganisation(queries, holder.organisationId);
  if (!organisation) throw new Error('orgkit: a token without its organisation');
  const { infos = { nom: '', prenom: '', email: '', tel: '' }, displayName = '' } = given;
  if (infos.email && !isEmail(infos.email)) throw malformed('infos.email', 'must be an e-mail address');
  const team = given.team ? await findTeam(queries, keyOfCampaign(campaign), given.team) : null;
  if (given.team && !team) throw malformed('team', 'is no team of this campaign');
  const montant = minorAmount(given.montant, organisation.devise, 'montant');
  const draft = await draftPledge(deps, organisation, campaign, {
    id: given.id ?? deps.ids.row(),
    montant,
    displayName: displayName.trim(),
    team,
    infos,
    origin: 'manual',
    idempotencyKey: null,
    bodyHash: null,
  });
  const { pledge } = draft;
  await deps.database.transaction(async (tx) => {
    if (!(await keepPledge(tx, deps, draft))) throw new HttpError(409, 'This pledge id is taken.', 'taken');
    const note = { action: 'ADMIN-PLEDGE-CREATE', subject: 'pledge', subjectId: pledge.id };
    await recordChange(tx, deps, holder, {
      ...note,
      changes: { montant: { to: montant }, teamId: { to: pledge.teamId } },
    });
  });
  return viewPledge(
    deps,
    { ...pledge, reste: montant, param: team?.param ?? null, state: 'open' },
    organisation.devise,
  );
}

/**
 * Cancels an open promise, whose link ends with it, or opens a cancelled one again.
 * @throws HttpError 404, 409 for one that is paid
 */
export async function changePledge(
  deps: Deps,
  holder: TokenHolder,
  { campaignId, pledgeId }: { readonly campaignId: string; readonly pledgeId: string },
  state: 'open' | 'cancelled',
): Promise<PledgeRecord> {
  return deps.database.transaction(async (tx) => {
    // The link first: who pays it holds it and waits for other payments of it, whose news hold those and wait for the campaign.
    const linkId = (await findPledge(tx, holder.organisationId, pledgeId))?.linkId;
    if (linkId !== undefined) await lockLink(tx, linkId);
    foundRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const found = await findPledge(tx, holder.organisationId, pledgeId);
    const pledge = foundRow(found?.campaignId === campaignId ? found : null, 'pledge');
    const organisation = await findOrganisation(tx, holder.organisationId);
    if (!organisation) throw new Error('orgkit: a token without its organisation');
    if (pledge.state === 'paid') throw new HttpError(409, 'This pledge is paid.', 'pledge_paid');
    if (pledge.state !== state) {
      const cancelledAt = state === 'cancelled' ? deps.now() : null;
      await revokeLink(tx, pledge.linkId, cancelledAt);
      await setCancelled(tx, pledge, cancelledAt);
      await announceChange(tx, pledge);
      const note = { action: 'ADMIN-PLEDGE-UPDATE', subject: 'pledge', subjectId: pledgeId };
      await recordChange(tx, deps, holder, { ...note, changes: { state: { from: pledge.state, to: state } } });
    }
    return viewPledge(deps, { ...pledge, state }, organisation.devise);
  });
}
