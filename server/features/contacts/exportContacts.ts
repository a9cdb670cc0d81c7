import type { exportContacts as route } from '../../../src/contract/records/contactLists';
import type { ContactRow } from '../../../src/contract/records/contacts';
import type { QueryOut } from '../../../src/contract/route';
import { formulaSafe } from '../../../src/core/csv';
import type { Queries } from '../../db/database';
import { estimateRows } from '../../db/estimateRows';
import { placeIn } from '../../db/listOrder';
import { contacts } from '../../db/schema';
import { findReading } from '../organisations/organisationStore';
import type { Columns, CsvRows } from '../../http/csvRows';
import { EXPORTED, eachPage } from '../../page';
import { contactCondition, contactOrder, pageContacts, type ContactDbRow } from './contactStore';
import { viewRows } from './contactView';

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ id: 'text', prenom: 'text', nom: 'text', raison: 'text', prenomHE: 'text', email: 'text' } as const),
  ...({ tel: 'text', adresse: 'text', postal: 'text', ville: 'text', pays: 'country', tags: 'text' } as const),
  ...({ note: 'text', emails: 'text', tels: 'text', given: 'text', devise: 'text', gifts: 'text' } as const),
  lastGiftAt: 'moment',
} satisfies Columns;

/** The contacts that filters leave, for spreadsheets; what was given in several currencies stands in several rows (PERS-09). */
export async function* exportContacts(
  queries: Queries,
  organisationId: string,
  filters: Omit<QueryOut<typeof route>, 'preset'>,
): CsvRows {
  const { shown } = await findReading(queries, organisationId);
  const condition = contactCondition(organisationId, filters);
  yield { about: await estimateRows(queries, queries.select({ id: contacts.id }).from(contacts).where(condition)) };
  yield { columns };
  const placeOf = placeIn(contactOrder(filters.sort));
  const pages = eachPage<ContactDbRow>(
    (last, limit) => pageContacts(queries, organisationId, { ...filters, before: last && placeOf(last), limit }),
    EXPORTED,
  );
  for await (const page of pages) {
    const view = await viewRows(queries, organisationId, page, shown);
    yield page.flatMap((row) => rowsOf(view(row), row));
  }
}

function rowsOf(contact: ContactRow, { details }: ContactDbRow): (string | number)[][] {
  const [address] = details.addresses;
  const { id, prenom, nom, raison, prenomHE, emails, tels, tags, given, lastGiftAt } = contact;
  const texts = [
    ...[id, prenom, nom, raison, prenomHE, emails[0] ?? '', tels[0] ?? ''],
    ...[address?.adresse ?? '', address?.postal ?? '', address?.ville ?? '', address?.pays ?? ''],
    ...[tags.join(', '), details.note, emails.slice(1).join(', '), tels.slice(1).join(', ')],
  ].map(formulaSafe);
  const gifts = given.length > 0 ? given : [{ montant: 0, devise: '', count: 0 }];
  return gifts.map(({ montant, devise, count }) => [...texts, montant, devise.toUpperCase(), count, lastGiftAt ?? '']);
}
