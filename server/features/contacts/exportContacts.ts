import type { exportContacts as route } from '../../../src/contract/records/contactLists';
import type { ContactDate, ContactRow } from '../../../src/contract/records/contacts';
import type { QueryOut } from '../../../src/contract/route';
import { hebrewAt } from '../../../src/core/calendar';
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
  ...({ lastGiftAt: 'moment', birthday: 'text', birthdayHebrew: 'hebrew', birthdays: 'text' } as const),
  ...({ hazkara: 'text', hazkaraHebrew: 'hebrew', hazkaraOf: 'text', hazkarot: 'text' } as const),
} satisfies Columns;

/** The contacts that filters leave, for spreadsheets; what was given in several currencies stands in several rows (PERS-09). */
export async function* exportContacts(
  queries: Queries,
  organisationId: string,
  filters: Omit<QueryOut<typeof route>, 'preset'>,
): CsvRows {
  const reading = await findReading(queries, organisationId);
  const condition = contactCondition(organisationId, filters);
  yield { about: await estimateRows(queries, queries.select({ id: contacts.id }).from(contacts).where(condition)) };
  yield { columns };
  const placeOf = placeIn(contactOrder(filters.sort));
  const pages = eachPage<ContactDbRow>(
    (last, limit) => pageContacts(queries, organisationId, { ...filters, before: last && placeOf(last), limit }),
    EXPORTED,
  );
  for await (const page of pages) {
    const view = await viewRows(queries, organisationId, page, reading);
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
  const dates = [...birthdaysOf(details.dates), ...hazkarotOf(details.dates)];
  return gifts.map(({ montant, devise, count }) => [
    ...[...texts, montant, devise.toUpperCase(), count, lastGiftAt ?? ''],
    ...dates.map(formulaSafe),
  ]);
}

/** An import reads the contact's own birthday and one memorial; further ones stand in a column of their own. */
function birthdaysOf(dates: readonly ContactDate[]): string[] {
  const all = dates.filter(({ kind }) => kind === 'birthday');
  const own = all.find(({ name }) => name === '');
  return [...told(own), others(all, own)];
}

function hazkarotOf(dates: readonly ContactDate[]): string[] {
  const all = dates.filter(({ kind }) => kind === 'hazkara');
  const [first] = all;
  return [...told(first), first?.name ?? '', others(all, first)];
}

function told(date: ContactDate | undefined): [day: string, hebrew: string] {
  if (!date) return ['', ''];
  const { day, month, year } = hebrewAt(date);
  return [date.day, `${day} ${month} ${year}`];
}

const others = (dates: readonly ContactDate[], first: ContactDate | undefined) =>
  dates
    .filter((date) => date !== first)
    .map(({ name, day }) => `${day} ${name}`.trim())
    .join(', ');
