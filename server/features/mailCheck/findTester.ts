import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { users } from '../../db/schema';
import { validAddress } from '../../outbox/composeLetter';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** Who gets the test mail that a user asked for, or a token, which has the organisation's contact; null without an address. */
export async function findTester(queries: Queries, organisation: OrganisationRecord, userId: unknown) {
  const [user] = typeof userId === 'string' ? await queries.select().from(users).where(eq(users.id, userId)) : [];
  const address = validAddress(typeof userId === 'string' ? user?.email : organisation.contact?.email);
  return address === null ? null : { name: user?.name ?? '', address, lang: user?.lang ?? organisation.language };
}
