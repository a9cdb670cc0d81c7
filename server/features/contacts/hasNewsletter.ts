import { inboxOf } from '../../guard/mailboxOf';
import { subscribers } from '../../db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { ContactDbRow } from './contactStore';

/** Whether one of their addresses gets the newsletter. */
export async function hasNewsletter(queries: Queries, tree: readonly ContactDbRow[]): Promise<boolean> {
  const inboxes = tree.flatMap(({ reach }) => reach.emails.map(inboxOf));
  const [top] = tree;
  if (!top || inboxes.length === 0) return false;
  const [found] = await queries
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.organisationId, top.organisationId),
        inArray(subscribers.inbox, inboxes),
        eq(subscribers.state, 'confirmed'),
      ),
    )
    .limit(1);
  return found !== undefined;
}
