import { and, eq, sql } from 'drizzle-orm';
import { organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { createGiveWay } from '../../http/giveWay';
import { CountMoves } from './countContacts';
import { settleEmptied } from './settleEmptied';

/** Trials of one kind per transaction. */
const PIECE = 50;

const { id, document, livePeople } = organisations;
const isLive = sql`${document} ->> 'mode' = 'live'`;

/**
 * Takes the trials of an organisation that went live from its contacts, and with them whoever came of trials alone (PERS-10).
 * @returns number of contacts that had trials
 */
export async function forgetTrials(
  { database, followedRecords }: Pick<Deps, 'database' | 'followedRecords'>,
  signal?: AbortSignal,
): Promise<number> {
  const { queries } = database;
  await queries
    .update(organisations)
    .set({ livePeople: false })
    .where(and(livePeople, sql`not coalesce(${isLive}, false)`));
  const due = await queries
    .select({ id })
    .from(organisations)
    .where(and(isLive, sql`not ${livePeople}`));
  const way = createGiveWay();
  let count = 0;
  for (const organisation of due) {
    for (let isMore = true; isMore;) {
      if (signal?.aborted) return count;
      const released = await database.transaction(async (tx) => {
        const ids: string[] = [];
        for (const kind of followedRecords) ids.push(...(await kind.releaseTrials(tx, organisation.id, PIECE)));
        const moves = new CountMoves();
        await settleEmptied(tx, organisation.id, ids, moves);
        await moves.write(tx, organisation.id);
        return new Set(ids).size;
      });
      count += released;
      isMore = released > 0;
      await way.rest();
    }
    await queries.update(organisations).set({ livePeople: true }).where(eq(id, organisation.id));
  }
  return count;
}
