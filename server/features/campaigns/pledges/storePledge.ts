import type { Language } from '../../../../src/contract/common';
import type { Minor } from '../../../../src/core/money';
import { toUnits } from '../../../../src/core/money';
import { LASTING, type Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { announceChange } from '../../../db/announceChange';
import { draftLink } from '../../checkout/link/linkService';
import { insertLink } from '../../checkout/link/linkStore';
import { priceLink } from '../../checkout/link/linkUse';
import { countPledges, thePledges } from '../../../ledger/totals/countTotals';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { requireRow } from '../../../requireOwned';
import { queueLetter } from '../../../outbox/queueLetter';
import { lockCampaign, type CampaignRow } from '../campaignStore';
import { insertPledge, type PledgeRow } from './pledgeStore';
import type { TeamRow } from '../teamStore';

/** A validated pledge, not stored yet. */
interface NewPledge extends Pick<PledgeRow, 'id' | 'infos' | 'origin' | 'idempotencyKey' | 'bodyHash'> {
  readonly montant: Minor;
  readonly displayName: string;
  readonly team: TeamRow | null;
  /** The organisation's own. */
  readonly note?: string | undefined;
  /** Param of the source that it came by (TEAM-01): the gift that pays it has it. */
  readonly source?: string | null | undefined;
  /** `test` only of a rehearsal (ENT-32). */
  readonly mode?: Mode | undefined;
  /** The visitor's, which the link and the mail speak; absent: the organisation's. */
  readonly lang?: Language | undefined;
}

/** The link that pays a pledge, and the pledge's row. */
export interface DraftPledge {
  readonly link: Awaited<ReturnType<typeof draftLink>>;
  readonly pledge: PledgeRow;
}

/**
 * A pledge with the one-off link that pays it: of type CAMPAGNE, for the amount, its payer and their name among donors filled
 * in. @throws BusinessRefusal when the campaign takes no gift of that amount
 */
export async function draftPledge(
  deps: Pick<Deps, 'database' | 'ids' | 'now' | 'payables'>,
  organisation: OrganisationRecord,
  campaign: CampaignRow,
  given: NewPledge,
): Promise<DraftPledge> {
  const { queries } = deps.database;
  const { montant, displayName, team, source, lang, infos } = given;
  const { email, nom, prenom, tel } = infos;
  const link = await draftLink(queries, deps, organisation, {
    linkType: 'PAIEMENT',
    config: {
      type: 'CAMPAGNE',
      typeId: campaign.id,
      montant: toUnits(montant, organisation.devise),
      // That is the whole pledge: it is not charged monthly, whatever months the campaign forces.
      fixedNbMonth: 0,
      ...(team && { team: team.param }),
      ...(source && { source }),
      ...(lang && { lang }),
      ...(displayName && { campagne: { displayName } }),
    },
    payer: Object.fromEntries(Object.entries({ nom, prenom, email, tel }).filter(([, text]) => text !== '')),
  });
  await priceLink(deps, queries, organisation, link, {});
  const pledge: PledgeRow = {
    id: given.id,
    organisationId: organisation.id,
    campaignId: campaign.id,
    mode: given.mode ?? LASTING,
    teamId: team?.id ?? null,
    montant,
    displayName,
    infos,
    note: given.note ?? '',
    origin: given.origin,
    linkId: link.id,
    idempotencyKey: given.idempotencyKey,
    bodyHash: given.bodyHash,
    cancelledAt: null,
    endedAt: null,
    contactId: null,
    createdAt: deps.now(),
  };
  return { link, pledge };
}

/**
 * Stores a pledge and its link within the caller's transaction, queues the mail with the link, and announces it. False
 * if its id or key is taken: then store nothing.
 */
export async function storePledge(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { link, pledge }: DraftPledge,
): Promise<boolean> {
  requireRow(await lockCampaign(tx, pledge.organisationId, pledge.campaignId), 'campaign');
  await insertLink(tx, link);
  if (!(await insertPledge(tx, pledge))) return false;
  await countPledges(tx, pledge.organisationId, thePledges(pledge.organisationId, [pledge.id]));
  await queuePledgeMail(tx, { ids, now }, pledge);
  await announceChange(tx, pledge);
  return true;
}

/** Queues the mail with a pledge's link. @param again for any mail but the first: its own reference, and whether an owner asked for it */
export async function queuePledgeMail(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { id, organisationId, linkId }: Pick<PledgeRow, 'id' | 'organisationId' | 'linkId'>,
  again?: { readonly about: string; readonly byOwner?: true },
): Promise<void> {
  // Ids of pledges are their organisation's own.
  const about = again === undefined ? linkId : `${linkId}-${again.about}`;
  const payload = { pledgeId: id, ...(again?.byOwner && { again: true }) };
  await queueLetter(tx, deps, { organisationId, kind: 'pledge', about, payload });
}
