import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DebtPayment as PledgePayment } from '../../../../src/contract/records/debtPayments';
import { dayOf } from '../../../../src/core/calendar';
import { toUnits } from '../../../../src/core/money';
import { timeZoneOf } from '../../../../src/core/organisation';
import { asMinor } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { inMode } from '../../../db/inMode';
import { campaignGifts, entries, payments } from '../../../db/schema';
import { requireRow } from '../../../requireOwned';
import { requireExistingOrganisation } from '../../organisations/organisationStore';
import { findPledge } from '../pledges/pledgeStore';
import type { GiftRow } from './giftStore';

const SHOWN = 200;

/** Payments of a promise, online and by hand, latest day first. @throws HttpError 404 */
export async function readPledgePayments(
  queries: Queries,
  organisationId: string,
  { campaignId, pledgeId }: { readonly campaignId: string; readonly pledgeId: string },
): Promise<PledgePayment[]> {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const found = await findPledge(queries, organisationId, pledgeId);
  const pledge = requireRow(found?.campaignId === campaignId && !found.endedAt ? found : null, 'pledge');
  const shown = pledge.mode === 'test' ? 'test' : organisation.mode;
  const moved = await queries
    .select({ entry: entries })
    .from(entries)
    .innerJoin(payments, eq(payments.id, entries.paymentId))
    .where(
      and(
        eq(payments.linkId, pledge.linkId),
        inArray(entries.kind, ['charge', 'refund', 'correction']),
        inMode(entries.mode, shown),
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(SHOWN);
  const online = moved.map(({ entry: { id, montant, currency, createdAt, paymentId } }): PledgePayment => ({
    ...{ id, montant: toUnits(montant, currency), means: 'online', paiement: paymentId, cancelledAt: null },
    date: dayOf(createdAt.getTime(), timeZoneOf(organisation)),
  }));
  const gifts = await queries
    .select()
    .from(campaignGifts)
    .where(and(eq(campaignGifts.organisationId, organisationId), eq(campaignGifts.pledgeId, pledgeId)))
    .orderBy(desc(campaignGifts.number))
    .limit(SHOWN);
  const byHand = await viewHandPayments(queries, gifts, organisation.devise);
  const all = [...online, ...byHand];
  return all.sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0)).slice(0, SHOWN);
}

/** A payment of a promise by hand, as the ledger has it. */
export async function viewHandPayment(queries: Queries, gift: GiftRow, devise: string): Promise<PledgePayment> {
  const [view] = await viewHandPayments(queries, [gift], devise);
  if (!view) throw new Error('orgkit: a payment by hand without its ledger row');
  return view;
}

async function viewHandPayments(queries: Queries, gifts: readonly GiftRow[], devise: string): Promise<PledgePayment[]> {
  const [first] = gifts;
  if (!first) return [];
  const rows = await queries
    .select({
      giftId: entries.giftId,
      paid: sql`sum(${entries.montant}) filter (where ${entries.montant} > 0)`.mapWith(asMinor),
      backAt: sql`max(${entries.createdAt}) filter (where ${entries.montant} < 0)`.mapWith(entries.createdAt),
    })
    .from(entries)
    .where(
      and(
        eq(entries.organisationId, first.organisationId),
        inArray(
          entries.giftId,
          gifts.map(({ id }) => id),
        ),
        eq(entries.kind, 'manual'),
      ),
    )
    .groupBy(entries.giftId);
  const known = new Map(rows.map((row) => [row.giftId, row]));
  return gifts.flatMap(({ id, means, day }) => {
    const row = known.get(id);
    if (!row || !means || !day) return [];
    // No row that went back: the driver's null, which the type of a mapped column hides.
    const backAt = row.backAt as Date | null;
    const cancelledAt = backAt === null ? null : backAt.toISOString();
    return [{ id, montant: toUnits(row.paid, devise), means, date: day, paiement: null, cancelledAt }];
  });
}
