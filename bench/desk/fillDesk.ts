import { and, eq, sql } from 'drizzle-orm';
import { campaigns, organisations } from '../../server/db/schema';
import { fillTotals } from '../../server/ledger/totals/fillTotals';
import { issueToken } from '../../server/secrets/tokens';
import type { createTestDeps } from '../../server/testing/testServer';
import { idAt, multiply, seedOf } from './copies';
import { copyGifts } from './copyGifts';
import { seedDesk } from './seedDesk';
import { copyTexts, lists, object, parts } from './tables';

type Deps = ReturnType<typeof createTestDeps>;

/** An organisation with all that an organisation has after years. */
export interface FilledDesk {
  readonly id: string;
  readonly payments: number;
  readonly token: string;
  /** A record of each list in its first half: where a next page begins. */
  readonly middle: string;
  /** The record that others belong to: the campaign of all gifts, the form that all sent. */
  readonly first: string;
}

/** The least records of a list: more than two pages, however small the organisation. */
const LEAST = 50;

/** Makes it from one record of each kind, copied by the database itself. What is there already stays as it is. */
export async function fillDesk(deps: Deps, payments: number): Promise<FilledDesk> {
  const { database } = deps;
  const { queries } = database;
  const id = `desk-${payments}`;
  const sizeOf = (atMost: number) => Math.max(LEAST, Math.round((atMost * payments) / 100_000));
  const isThere = await queries.$count(organisations, eq(organisations.id, id));
  if (!isThere) {
    await database.transaction((tx) => seedDesk(tx, deps, id));
    const all = [...lists.map(([table, size, changes]) => [table, '', size, changes] as const), ...parts];
    for (const [table, key, size, changes] of inOrder(all)) {
      const where = key ? sql`row.${sql.raw(key)} = ${seedOf(id)}` : undefined;
      await multiply(queries, id, table, sizeOf(size), (copy) => object(changes(copy)), where);
    }
    await copyTexts(queries, id, sizeOf);
    await copyGifts(queries, id, payments, sizeOf(10_000));
    await queries.execute(sql`insert into contact_counts select organisation_id, '', count(*) from contacts
      where organisation_id = ${id} group by 1 on conflict do nothing`);
    await queries
      .update(campaigns)
      .set({ giftCount: payments })
      .where(and(eq(campaigns.organisationId, id), eq(campaigns.id, seedOf(id))));
    // Nothing was paid of debts, nor given to the other campaigns.
    await queries.execute(sql`delete from kept_totals where organisation_id = ${id}`);
    await queries.execute(sql`delete from totals_fills where organisation_id = ${id}`);
    for (const [subject, table] of Object.entries({ debt: 'debts', campaign: 'campaigns' }))
      await queries.execute(sql`insert into totals_fills select organisation_id, ${subject}::text, id, null, now()
        from ${sql.raw(table)} where organisation_id = ${id} and (${subject}::text = 'debt' or id <> ${seedOf(id)})`);
  }
  while ((await fillTotals(deps)) > 0);
  const token = await database.transaction((tx) => issueToken(tx, id, deps));
  return { id, payments, token, middle: idAt(id, LEAST / 2), first: seedOf(id) };
}

/** Revisions before the submissions that name them. */
const inOrder = <T extends readonly [string, ...unknown[]]>(all: readonly T[]) => {
  const late = ['form_revisions', 'form_counts'];
  return [...all.filter(([table]) => !late.includes(table)), ...all.filter(([table]) => late.includes(table))];
};
