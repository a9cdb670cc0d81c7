import type { createPledge as route, PledgeRecord } from '../../../../src/contract/campaigns/adminGifts';
import type { BodyOut } from '../../../../src/contract/route';
import { toUnits } from '../../../../src/core/money';
import { isEmail } from '../../../../src/core/text';
import { parseAmount } from '../../../amounts';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { idTakenError, malformed } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { linkAddress } from '../../checkout/link/linkService';
import { requireExistingOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { bodyHash } from '../../../secrets/bodyHash';
import { versionOf } from '../../../text/versionOf';
import { findCampaign, keyOfCampaign } from '../campaignStore';
import { draftPledge, storePledge } from './storePledge';
import { findPledge, type Pledge } from './pledgeStore';
import { requireNamedTeam } from '../requireNamedTeam';

/** A pledge as its organisation sees it, in units of the organisation's currency. */
export function viewPledge(deps: Pick<Deps, 'config'>, pledge: Pledge, organisation: OrganisationRecord): PledgeRecord {
  const { devise } = organisation;
  const { id, mode, montant, reste, displayName, param, infos, note, origin, state, linkId } = pledge;
  const { contactId, createdAt } = pledge;
  return {
    id,
    mode,
    montant: toUnits(montant, devise),
    reste: toUnits(reste, devise),
    displayName,
    team: param,
    infos,
    note,
    origin,
    state,
    url: linkAddress(deps, organisation, linkId),
    contactId: contactId || null,
    createdAt: createdAt.toISOString(),
    version: versionOf({ montant, displayName, param, infos, note, isCancelled: state === 'cancelled' }),
  };
}

/**
 * Enters a pledge with an organisation's token. Repeating the same id and body returns the same pledge in its current
 * state: offline clients resend entries that may have arrived.
 * @throws BusinessRefusal, HttpError 400, 404, 409 for an id that another body took
 */
export async function enterPledge(
  deps: Deps,
  holder: TokenHolder,
  campaignId: string,
  given: BodyOut<typeof route>,
): Promise<PledgeRecord> {
  const { queries } = deps.database;
  const campaign = requireRow(await findCampaign(queries, holder.organisationId, campaignId), 'campaign');
  const organisation = await requireExistingOrganisation(queries, holder.organisationId);
  const hash = bodyHash(given);
  const repeated = async (): Promise<PledgeRecord | null> => {
    const known = given.id === undefined ? null : await findPledge(queries, holder.organisationId, given.id);
    if (!known) return null;
    if (known.campaignId !== campaignId || known.bodyHash !== hash) throw idTakenError('pledge');
    return viewPledge(deps, known, organisation);
  };
  const before = await repeated();
  if (before) return before;
  const { infos = { nom: '', prenom: '', email: '', tel: '' }, displayName = '', note = '' } = given;
  if (infos.email && !isEmail(infos.email)) throw malformed('infos.email', 'must be an e-mail address');
  const team = given.team ? await requireNamedTeam(queries, keyOfCampaign(campaign), given.team) : null;
  const montant = parseAmount(given.montant, organisation.devise, 'montant');
  const draft = await draftPledge(deps, organisation, campaign, {
    id: given.id ?? deps.ids.row(),
    montant,
    displayName: displayName.trim(),
    team,
    infos,
    note: note.trim(),
    origin: 'manual',
    idempotencyKey: null,
    bodyHash: hash,
    mode: given.mode,
  });
  const { pledge } = draft;
  class Repeated extends Error {}
  const keep = async (tx: Queries) => {
    if (!(await storePledge(tx, deps, draft))) throw new Repeated();
    const note = { action: 'ADMIN-PLEDGE-CREATE', subject: 'pledge', subjectId: pledge.id };
    await recordChange(tx, deps, holder, {
      ...note,
      changes: { montant: { to: montant }, teamId: { to: pledge.teamId } },
    });
  };
  try {
    await deps.database.transaction(keep);
  } catch (error) {
    // Sent twice at the same moment.
    const first = error instanceof Repeated && (await repeated());
    if (first) return first;
    throw error;
  }
  return viewPledge(deps, { ...pledge, reste: montant, param: team?.param ?? null, state: 'open' }, organisation);
}
