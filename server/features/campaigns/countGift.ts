import { and, eq, isNull } from 'drizzle-orm';
import { keptSelection } from '../../../src/core/campaign';
import { feeOfCharge } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { campaignGifts, entries } from '../../db/schema';
import type { Deps } from '../../deps';
import { announceChange } from '../../live/announceChange';
import { countedPayment } from '../payments/agreement';
import type { PaymentRow } from '../payments/paymentStore';
import { findCampaign, lockCampaign } from './campaignStore';
import { insertGift, type GiftRow } from './giftStore';
import { matchGift } from './matchGift';
import { findPledgeOfLink } from './pledgeStore';
import { findTeam } from './teamStore';

/** Holds the campaign that a payment gives to, if it gives to one: before its ledger rows, so that two gifts never wait for each other. */
export async function holdCampaign(tx: Queries, { type, typeId }: PaymentRow): Promise<void> {
  if (type === 'CAMPAGNE' && typeId !== null) await lockCampaign(tx, typeId);
}

/**
 * Makes a gift of a payment to a campaign, once, in the transaction of the event that first counts something of it (ENT-25),
 * names it in all ledger rows of the payment, also those that come later, and has it matched. To be called after every event
 * whose ledger row was written; that came in any order and any number of times makes no difference.
 * @param at when the event happened
 */
export async function countGift(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  if (payment.type !== 'CAMPAGNE' || payment.typeId === null) return;
  const isNew = and(eq(entries.paymentId, payment.id), isNull(entries.giftId));
  const rows = await tx.select().from(entries).where(isNew);
  // What was refunded before it was heard to be paid counts nothing: of several rows one at most does.
  const change = rows.find(({ counted }) => counted !== 0);
  const known = rows.length === 0 ? null : await findGift(tx, payment.id);
  if (!known && !change) {
    // A promise may have been paid, and given back before that was heard.
    if (rows.length > 0 && payment.linkId !== null) await announceChange(tx, payment.typeId);
    return;
  }
  const gift = known ?? (await insertGift(tx, deps, await giftOf(tx, payment, payment.typeId)));
  if (!gift) throw new Error('orgkit: a payment became a gift twice');
  await tx.update(entries).set({ giftId: gift.id }).where(isNew);
  if (change) await matchGift(tx, deps, gift, { ...change, at, chargeAlone: payment.maxAmount === null });
  if (known) await announceChange(tx, payment.typeId);
}

async function findGift(tx: Queries, paymentId: string): Promise<GiftRow | null> {
  const [row] = await tx.select().from(campaignGifts).where(eq(campaignGifts.paymentId, paymentId));
  return row ?? null;
}

async function giftOf(tx: Queries, payment: PaymentRow, campaignId: string) {
  const pledge = payment.linkId === null ? null : await findPledgeOfLink(tx, payment.linkId);
  const team = payment.team === null ? null : await findTeam(tx, campaignId, payment.team);
  const campaign = payment.source === null ? null : await findCampaign(tx, campaignId);
  return {
    organisationId: payment.organisationId,
    campaignId,
    origin: 'payment' as const,
    paymentId: payment.id,
    pledgeId: pledge?.id ?? null,
    // The team of a promise stays its own, whatever became of the team's address since.
    teamId: pledge?.teamId ?? team?.id ?? null,
    source: keptSelection({ source: payment.source }, { sources: campaign?.document.sources }).source,
    displayName: payment.displayName ?? '',
    commentaire: payment.commentaire,
    montantPerMonth: payment.maxAmount === null ? payment.montant - feeOfCharge(countedPayment(payment), 1) : null,
  };
}
