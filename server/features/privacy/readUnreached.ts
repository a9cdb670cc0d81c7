import { and, eq, inArray, ne } from 'drizzle-orm';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import type { Queries } from '../../db/database';
import { campaignPledges, formSubmissions, payments } from '../../db/schema';
import { HttpError, malformed } from '../../errors';
import type { Person } from '../../guard/person';
import { findTreeOf } from '../contacts/contactStore';

/**
 * Reads a contact that a call names since neither it nor one merged with it has an address or number (PRIV-01).
 * @throws HttpError 400 if one has, 409 `has_records` if more than payments by hand is of them: that bears the address or number
 * by which to find them
 */
export async function readUnreached(queries: Queries, organisationId: string, contactId: string): Promise<Person> {
  const tree = await findTreeOf(queries, organisationId, contactId);
  if (tree.some(({ reach }) => reach.emails.length + reach.tels.length > 0))
    throw malformed('contactId', 'has an e-mail address or a telephone number: name them by it');
  const contactIds = tree.map(({ id }) => id);
  for (const table of [payments, formSubmissions, campaignPledges]) {
    const theirs = and(ne(table.contactId, ''), inArray(table.contactId, contactIds));
    const isOther = table === payments ? ne(payments.provider, BY_HAND) : undefined;
    const [found] = await queries
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.organisationId, organisationId), theirs, isOther))
      .limit(1);
    if (found)
      throw new HttpError(409, 'They paid or sent something under an address: erase them by it.', 'has_records');
  }
  return { email: null, tel: null, contactIds };
}
