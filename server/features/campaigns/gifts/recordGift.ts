import { and, eq, isNotNull } from 'drizzle-orm';
import { keptSelection } from '../../../../src/core/campaign';
import { subtractMinor, type Minor } from '../../../../src/core/money';
import { currentTerms } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import { campaignGifts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { announceChange } from '../../../db/announceChange';
import { assignGift, type MatchedAmount } from '../../../ledger/giftEntries';
import type { LedgerNews } from '../../../ledger/moneyFollower';
import type { PaymentRow } from '../../../ledger/paymentStore';
import {
  countGift,
  countMatches,
  countPledges,
  pledgeOfLink,
  readPledgeSums,
} from '../../../ledger/totals/countTotals';
import { readGiftNet } from '../../../ledger/totals/giftSums';
import { findCampaign, lockCampaign, type CampaignKey } from '../campaignStore';
import { insertGift, type GiftRow } from './giftStore';
import { matchGift } from '../matching/matchGift';
import { findPledgeOfLink } from '../pledges/pledgeStore';
import { findTeamAt } from '../teamStore';

/**
 * Makes a gift of a payment to a campaign, once, in the transaction of the event that first counts something of it (ENT-25),
 * names it in all ledger rows of the payment, also those that come later, and has it matched. To be called after every event
 * whose ledger rows were written; that came in any order and any number of times makes no difference. Locks the campaign.
 */
export async function recordGift(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  { written, at }: LedgerNews,
): Promise<void> {
  if (payment.type !== 'CAMPAGNE' || payment.typeId === null || written.length === 0) return;
  const campaign = { organisationId: payment.organisationId, campaignId: payment.typeId };
  // A refund that arrived before its charge has its own row (writeEntry): increases come first.
  const changes = written.filter(({ counted }) => counted !== 0).sort((one, other) => other.counted - one.counted);
  const mayBeKnown = payment.finalizedAt !== null;
  // The gift and its pledge must not change once read. A new gift locks them by its number.
  if (mayBeKnown || payment.linkId !== null) await lockCampaign(tx, campaign.organisationId, campaign.campaignId);
  const known = mayBeKnown ? await findGift(tx, payment.id) : null;
  if (!known && changes.length === 0) {
    // A pledge may have been paid, and refunded before the payment was reported.
    if (payment.linkId !== null) await announceChange(tx, campaign);
    return;
  }
  const former = known && { ...(await readGiftNet(tx, known)), teamId: known.teamId };
  const pledge = payment.linkId === null ? null : pledgeOfLink(payment.linkId);
  const unpaid = pledge && (await readPledgeSums(tx, pledge, payment.id));
  const gift = known ?? (await insertGift(tx, deps, await giftOf(tx, payment, campaign)));
  if (!gift) throw new Error('orgkit: a payment became a gift twice');
  const assigned = await assignGift(tx, payment.id, gift.id);
  const chargeAlone = payment.maxAmount === null;
  let matches: MatchedAmount[] = [];
  for (const [index, change] of changes.entries()) {
    await countMatches(tx, gift, matches);
    const rows = known || index > 0 ? undefined : assigned;
    matches = await matchGift(tx, deps, gift, { ...change, at, chargeAlone }, rows);
  }
  await countGift(tx, gift, former, matches);
  if (pledge && unpaid) await countPledges(tx, payment.organisationId, pledge, unpaid);
  if (known) await announceChange(tx, campaign);
}

/**
 * The effects of a changed amount of upcoming charges on the gift (PAY-02), after its ledger row was written: projected
 * totals, matching, and an open-ended gift's monthly amount (ENT-25).
 */
export async function applyNewAmount(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  news: LedgerNews,
): Promise<void> {
  await recordGift(tx, deps, payment, news);
  const changed = await tx
    .update(campaignGifts)
    .set({ montantPerMonth: perMonth(payment), updatedAt: deps.now() })
    .where(and(eq(campaignGifts.paymentId, payment.id), isNotNull(campaignGifts.montantPerMonth)))
    .returning({ organisationId: campaignGifts.organisationId, campaignId: campaignGifts.campaignId });
  for (const campaign of changed) await announceChange(tx, campaign);
}

/** New monthly amount of an open-ended gift, without fee cover. */
function perMonth(payment: PaymentRow): Minor | null {
  if (payment.maxAmount !== null) return null;
  const { montant, fees } = currentTerms(payment);
  return subtractMinor(montant, fees);
}

async function findGift(tx: Queries, paymentId: string): Promise<GiftRow | null> {
  const [row] = await tx.select().from(campaignGifts).where(eq(campaignGifts.paymentId, paymentId));
  return row ?? null;
}

async function giftOf(tx: Queries, payment: PaymentRow, key: CampaignKey) {
  const pledge = payment.linkId === null ? null : await findPledgeOfLink(tx, payment.linkId);
  const team = payment.team === null ? null : await findTeamAt(tx, key, payment.team, payment.createdAt);
  const campaign = payment.source === null ? null : await findCampaign(tx, key.organisationId, key.campaignId);
  return {
    ...key,
    mode: payment.mode,
    origin: 'payment' as const,
    paymentId: payment.id,
    // A pledge keeps its team, even if the team's address has changed.
    teamId: pledge?.teamId ?? team?.id ?? null,
    source: keptSelection({ source: payment.source }, { sources: campaign?.document.sources }).source,
    displayName: payment.displayName ?? '',
    commentaire: payment.commentaire,
    montantPerMonth: perMonth(payment),
  };
}
