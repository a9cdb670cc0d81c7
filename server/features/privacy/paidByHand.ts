import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import type { Queries } from '../../db/database';
import { contacts, payments } from '../../db/schema';

/**
 * Payments by hand, up to a moment, of contacts and of those merged with them (PRIV-01): they have the name and address that
 * the contact had on its day, and often no e-mail or number of their own.
 */
export async function paidByHand(
  queries: Queries,
  organisationId: string,
  contactIds: readonly string[],
  until: Date,
): Promise<string[]> {
  if (contactIds.length === 0) return [];
  const those = eq(contacts.organisationId, organisationId);
  const roots = queries
    .select({ id: contacts.rootId })
    .from(contacts)
    .where(and(those, inArray(contacts.id, [...contactIds])));
  const trees = queries
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(those, inArray(contacts.rootId, roots)));
  const paid = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.organisationId, organisationId),
        // As the index has it.
        ne(payments.contactId, ''),
        inArray(payments.contactId, trees),
        eq(payments.provider, BY_HAND),
        lte(payments.createdAt, until),
      ),
    );
  return paid.map(({ id }) => id);
}
