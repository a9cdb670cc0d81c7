import type { Queries } from '../db/database';
import { contactDates, contactImports, contactPairs, contacts } from '../db/schema';
import { blankContact, noDetails } from '../features/contacts/blankContact';

/** Two contacts of one name, with a birthday, and a list of people that was begun. */
export async function insertOwnContacts(queries: Queries): Promise<void> {
  const at = new Date(0);
  const kept = {
    details: { ...noDetails, nom: 'own-person' },
    sortName: 'own-person',
    search: 'own-person',
    marks: [],
  };
  const list = { id: 'own-import', state: 'running' as const, createdAt: at, startedAt: at };
  await queries
    .insert(contactImports)
    .values({ ...list, organisationId: 'demo' })
    .onConflictDoNothing();
  await queries.delete(contactPairs);
  for (const id of ['own-contact', 'own-double']) {
    const row = { ...blankContact('demo', id), ...kept, isOwn: true, createdAt: at, updatedAt: at };
    await queries
      .insert(contacts)
      .values(row)
      .onConflictDoUpdate({ target: [contacts.organisationId, contacts.id], set: row });
    const day = { kind: 'birthday' as const, name: '', day: '1990-01-20', afterSunset: false, yearly: '01-20' };
    await queries
      .insert(contactDates)
      .values({ ...day, id: `${id}-date`, organisationId: 'demo', contactId: id, createdAt: at })
      .onConflictDoNothing();
  }
}
