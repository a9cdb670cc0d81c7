import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { toUnits, type Minor } from '../../../../src/core/money';
import { asMinor } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { afterPlace, orderBy, type ListOrder } from '../../../db/listOrder';
import { countUpTo } from '../../../db/countUpTo';
import { links, payments } from '../../../db/schema';
import { searchedTexts } from '../../../db/searchedTexts';
import { searchPage } from '../../../db/searchPage';
import { searchWords } from '../../../db/textSearch';
import { isTrialLink, restOfLink } from '../../../ledger/totals/restOfPledge';
import { endsSoon } from './linkOrder';
import { findDevise } from '../../organisations/organisationStore';

export type LinkRow = typeof links.$inferSelect;

/** A link with how many payments were made with it. */
export interface LinkWithPayments extends LinkRow {
  readonly payments: number;
  /** Remaining amount of the link's pledge, in minor units; null without one. */
  readonly pledgeRest: Minor | null;
  /** Something of its pledge was paid, online or by hand. */
  readonly isPartPaid: boolean;
  /** Its pledge belongs to a rehearsal: it takes no money (ENT-32). */
  readonly isTrial: boolean;
}

const select = (queries: Queries) => {
  const paid = queries.$count(payments, and(sql`${payments.linkId} = ${links}.id`, isNotNull(payments.finalizedAt)));
  const pledgeRest = restOfLink(sql`${links}.id`);
  return queries
    .select({
      link: links,
      payments: sql`${paid}`.mapWith(Number),
      pledgeRest: sql<string | null>`${pledgeRest}`,
      isPartPaid: sql<boolean>`coalesce(${pledgeRest} < (
        select p.montant from campaign_pledges p where p.link_id = ${links}.id), false)`,
      isTrial: isTrialLink(sql`${links}.id`),
    })
    .from(links);
};
type Selected = Awaited<ReturnType<typeof select>>[number];
const fromRow = ({ link, pledgeRest, ...more }: Selected): LinkWithPayments => ({
  ...link,
  ...more,
  pledgeRest: pledgeRest === null ? null : asMinor(pledgeRest),
});

/**
 * Finds a link by id in any organisation; null if none. For a partly paid pledge it asks for the rest, and for one unit
 * at least (PAY-10).
 */
export async function findLink(queries: Queries, id: string): Promise<LinkWithPayments | null> {
  const [row] = await select(queries).where(eq(links.id, id));
  const link = row ? fromRow(row) : null;
  if (!link?.pledgeRest || !link.isPartPaid) return link;
  const montant = toUnits(link.pledgeRest, await findDevise(queries, link.organisationId));
  return { ...link, config: { ...link.config, montant: Math.max(1, montant) } };
}

interface Asked {
  /** Only those that end soon, as of now. */
  readonly endingAt?: Date | undefined;
  readonly search?: string | undefined;
  readonly order: ListOrder;
}

const listed = (organisationId: string, { endingAt }: Asked) =>
  and(eq(links.organisationId, organisationId), endingAt && endsSoon(endingAt));
const searchLinks = (owner: string, { search }: Asked) =>
  searchWords({ column: links.organisationId, owner }, searchedTexts.links(links), search);

/** How many links there are; null for more than a thousand. */
export const countLinks = (queries: Queries, organisationId: string, asked: Asked): Promise<number | null> =>
  countUpTo(queries, links, {
    list: and(listed(organisationId, asked), searchLinks(organisationId, asked)?.found),
    order: orderBy(asked.order),
  });

/** `before` is the place of the last link of the page before. */
export async function pageLinks(
  queries: Queries,
  organisationId: string,
  page: Asked & {
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<LinkWithPayments[]> {
  const order = orderBy(page.order);
  const list = and(listed(organisationId, page), afterPlace(page.order, page.before, organisationId));
  const search = searchLinks(organisationId, page);
  const rows = await searchPage({ id: links.id, list, order, search, limit: page.limit }, (condition) =>
    select(queries)
      .where(condition)
      .orderBy(...order)
      .limit(page.limit),
  );
  return rows.map(fromRow);
}

/** Makes others wait who want to pay or end the link. */
export async function lockLink(tx: Queries, id: string): Promise<LinkRow | null> {
  const [row] = await tx.select().from(links).where(eq(links.id, id)).for('update');
  return row ?? null;
}

export async function insertLink(tx: Queries, row: LinkRow): Promise<void> {
  await tx.insert(links).values(row);
}

/** Saves a link's payment and payer. */
export async function saveLink(tx: Queries, { id, config, payer }: LinkRow): Promise<void> {
  await tx.update(links).set({ config, payer }).where(eq(links.id, id));
}

/** Saves what `changeLink` changes. */
export async function setLink(tx: Queries, { id, config, meta, expiresAt }: LinkRow): Promise<void> {
  await tx.update(links).set({ config, meta, expiresAt }).where(eq(links.id, id));
}

/** Ends a link; with null one that was ended so goes on. */
export async function revokeLink(tx: Queries, id: string, now: Date | null): Promise<void> {
  await tx.update(links).set({ revokedAt: now }).where(eq(links.id, id));
}
