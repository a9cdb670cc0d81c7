import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { inMode, inModeUnended } from '../../db/inMode';
import { campaignGifts, campaignPledges, contactSums, entries } from '../../db/schema';
import type { ZonedReading } from '../organisations/organisationStore';
import { handMoment } from './handMoment';

type Shown = Pick<ZonedReading, 'shown' | 'zone'>;

/** Totals given by contacts, by currency, as visible in one mode: what was paid here, and what came of promises by hand (PERS-13). */
export async function findSums(
  queries: Queries,
  organisationId: string,
  contactIds: readonly string[],
  reading: Shown,
) {
  if (contactIds.length === 0) return [];
  const { contactId, currency, received, counted, lastAt } = contactSums;
  const paid = await queries
    .select({ contactId, currency, received, counted, lastAt })
    .from(contactSums)
    .where(
      and(
        eq(contactSums.organisationId, organisationId),
        inArray(contactId, [...contactIds]),
        inMode(contactSums.mode, reading.shown),
      ),
    );
  const byHand = await findByHand(queries, organisationId, contactIds, reading);
  return [...paid, ...byHand].sort((one, other) => other.lastAt.getTime() - one.lastAt.getTime());
}

/** As the ledger says: what was taken back is a row of its own. */
function findByHand(queries: Queries, organisationId: string, contactIds: readonly string[], { shown, zone }: Shown) {
  const gifts = queries
    .select({
      contactId: sql<string>`${campaignPledges.contactId}`.as('contact_id'),
      currency: entries.currency,
      net: sql`sum(${entries.montant})`.as('net'),
      at: sql`${handMoment(campaignGifts, zone)}`.as('at'),
    })
    .from(campaignPledges)
    .innerJoin(
      campaignGifts,
      and(
        eq(campaignGifts.organisationId, campaignPledges.organisationId),
        eq(campaignGifts.pledgeId, campaignPledges.id),
      ),
    )
    .innerJoin(
      entries,
      and(
        eq(entries.organisationId, campaignGifts.organisationId),
        eq(entries.giftId, campaignGifts.id),
        eq(entries.kind, 'manual'),
      ),
    )
    .where(
      and(
        eq(campaignPledges.organisationId, organisationId),
        inArray(campaignPledges.contactId, [...contactIds]),
        gt(campaignPledges.contactId, ''),
        isNotNull(campaignGifts.pledgeId),
        inModeUnended(campaignPledges, shown),
      ),
    )
    .groupBy(campaignPledges.contactId, campaignGifts.organisationId, campaignGifts.id, entries.currency)
    .as('gifts');
  return queries
    .select({
      contactId: gifts.contactId,
      currency: gifts.currency,
      received: sql`sum(${gifts.net})`.mapWith(asMinor),
      counted: sql`count(*)`.mapWith(Number),
      lastAt: sql`max(${gifts.at})`.mapWith(contactSums.lastAt),
    })
    .from(gifts)
    .where(sql`${gifts.net} > 0`)
    .groupBy(gifts.contactId, gifts.currency);
}
