import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Subscriber, SubscriberCounts, SubscriberState } from '../../../src/contract/site/subscribers';
import type { Queries } from '../../db/database';
import { afterPlace, orderBy, type ListOrder } from '../../db/listOrder';
import { subscribers } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { containsWords } from '../../db/textSearch';
import { wishesFrom, type SubscriberRow } from './subscriberStore';

interface SubscriberPage {
  readonly search?: string | undefined;
  readonly state?: SubscriberState | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

export const subscriberOrder: ListOrder = { columns: [subscribers.consentAt, subscribers.id], isDescending: true };

/** Latest wish first, without those that are over. */
export const pageSubscribers = (
  queries: Queries,
  organisationId: string,
  { search, state, before, limit }: SubscriberPage,
  now: Date,
): Promise<SubscriberRow[]> =>
  queries
    .select()
    .from(subscribers)
    .where(
      and(
        eq(subscribers.organisationId, organisationId),
        state && eq(subscribers.state, state),
        or(sql`${subscribers.state} <> 'pending'`, gt(subscribers.consentAt, wishesFrom(now))),
        containsWords(
          { column: subscribers.organisationId, owner: organisationId },
          searchedTexts.subscribers(subscribers),
          search,
        ),
        afterPlace(subscriberOrder, before, organisationId),
      ),
    )
    .orderBy(...orderBy(subscriberOrder))
    .limit(limit);

const LATELY = 30 * 24 * 60 * 60 * 1000;

/** How many there are in each state, and who came and went within thirty days. */
export async function countSubscribers(queries: Queries, organisationId: string, now: Date): Promise<SubscriberCounts> {
  const lately = new Date(now.getTime() - LATELY);
  const own = (state: SubscriberState) =>
    and(eq(subscribers.organisationId, organisationId), sql`${subscribers.state} = ${sql.raw(`'${state}'`)}`);
  const [pending, confirmed, left, joined, gone] = await Promise.all([
    queries.$count(subscribers, and(own('pending'), gt(subscribers.consentAt, wishesFrom(now)))),
    queries.$count(subscribers, own('confirmed')),
    queries.$count(subscribers, own('left')),
    queries.$count(subscribers, and(own('confirmed'), gt(subscribers.confirmedAt, lately))),
    queries.$count(subscribers, and(own('left'), gt(subscribers.leftAt, lately))),
  ]);
  return { pending, confirmed, left, joined, gone };
}

export const viewSubscriber = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  state: row.state,
  lang: row.lang,
  consent: row.consent,
  consentAt: row.consentAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  leftAt: row.leftAt?.toISOString() ?? null,
  source: row.source,
});
