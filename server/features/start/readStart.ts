import { and, asc, desc, eq } from 'drizzle-orm';
import type { StartState } from '../../../src/contract/desk/start';
import { configColour, timeZoneOf, type Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { caisses, organisations, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { viewOrganisation } from '../organisations/organisationView';
import { siteAddress } from '../organisations/siteAddress';

/** An organisation's progress in its first steps, from stored data alone (DESK-20, CALL-55). */
export async function readStart(deps: Deps, organisationId: string): Promise<StartState> {
  const { queries } = deps.database;
  const record = await requireExistingOrganisation(queries, organisationId);
  const { name, siteUrl = '', language, devise, mode, config } = record;
  const [fund, page, gift] = await Promise.all([
    firstFund(queries, organisationId),
    checkedPage(queries, organisationId),
    lastGift(queries, organisationId),
  ]);
  return {
    organisation: { name, siteUrl, language, devise, mode, timeZone: timeZoneOf(record) },
    fund,
    colour: configColour(config, 'color.menu.bg'),
    logo: viewOrganisation(record, deps).logo ?? '',
    providers: Object.values(deps.gateways).map((gateway) => ({ name: gateway.name, mode: gateway.mode })),
    page,
    gift,
    server: deps.config.publicUrl,
    site: siteAddress(deps, record),
  };
}

async function firstFund(queries: Queries, organisationId: string): Promise<StartState['fund']> {
  const [fund] = await queries
    .select({ id: caisses.id, name: caisses.name })
    .from(caisses)
    .where(
      and(
        eq(caisses.organisationId, organisationId),
        eq(caisses.active, true),
        eq(caisses.paused, false),
        eq(caisses.hidden, false),
      ),
    )
    .orderBy(asc(caisses.position), asc(caisses.id))
    .limit(1);
  return fund ?? null;
}

async function checkedPage(queries: Queries, organisationId: string): Promise<StartState['page']> {
  const [row] = await queries
    .select({ url: organisations.checkedPage, at: organisations.checkedPageAt })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return row?.url && row.at ? { url: row.url, checkedAt: row.at.toISOString() } : null;
}

/** By state and mode, as the index of payments has them: those that came to nothing cost nothing. */
async function lastGift(queries: Queries, organisationId: string): Promise<StartState['gift']> {
  const newest = (state: 'succeeded' | 'refunded', mode: Mode) =>
    queries
      .select({ id: payments.id, mode: payments.mode, createdAt: payments.createdAt })
      .from(payments)
      .where(and(eq(payments.organisationId, organisationId), eq(payments.state, state), eq(payments.mode, mode)))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(1);
  for (const state of ['succeeded', 'refunded'] as const) {
    const found = [...(await newest(state, 'live')), ...(await newest(state, 'test'))];
    const [gift] = found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    if (gift) return { ...gift, createdAt: gift.createdAt.toISOString() };
  }
  return null;
}
