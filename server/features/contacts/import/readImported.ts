import type { ImportedPerson, PersonFault } from '../../../../src/contract/records/contactImports';
import type { ContactDate, ContactDetails, ContactReach } from '../../../../src/contract/records/contacts';
import { contactLimits } from '../../../../src/contract/terms/contactLimits';
import type { PersonColumn } from '../../../../src/contract/terms/importedPerson';
import { PAYER_LIMITS } from '../../../../src/contract/terms/payerLimits';
import { readDay } from '../../../../src/core/calendar';
import { foldText, isEmail } from '../../../../src/core/text';
import { parsePhone } from '../../../guard/person';
import { countryNamed } from './countryNamed';

/** A line of a list of people, read. */
export interface ReadPerson {
  readonly names: Pick<ContactDetails, 'nom' | 'prenom' | 'prenomHE' | 'raison'>;
  readonly reach: ContactReach;
  readonly addresses: ContactDetails['addresses'];
  readonly dates: readonly ContactDate[];
  readonly tags: readonly string[];
  readonly note: string;
  /** Folded: who has the same lives in one household; empty for none. */
  readonly household: string;
}

const longest: Partial<Record<PersonColumn, number>> = {
  ...{ nom: PAYER_LIMITS.nom, prenom: PAYER_LIMITS.prenom, prenomHE: PAYER_LIMITS.prenom, raison: PAYER_LIMITS.raison },
  ...{ adresse: PAYER_LIMITS.adresse, postal: PAYER_LIMITS.postal, ville: PAYER_LIMITS.ville, hazkaraOf: 120 },
  ...{ household: 120, note: contactLimits.note },
};

const several = (cell: string, between: RegExp) => [
  ...new Set(
    cell
      .split(between)
      .map((text) => text.trim())
      .filter(Boolean),
  ),
];

/** Marks of direction and of no width, which Hebrew files and telephones put around words. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Reads a line of a list of people, and tells all that is wrong with it (PERS-11). */
export function readImported(
  { line, ...cells }: ImportedPerson,
  { country, monthFirst }: { readonly country: string; readonly monthFirst: boolean },
): { readonly person: ReadPerson; readonly faults: readonly PersonFault[] } {
  const faults: PersonFault[] = [];
  const say = (column: PersonColumn | '', reason: PersonFault['reason']) => faults.push({ line, column, reason });
  const cell = (column: PersonColumn) => (cells[column] ?? '').replace(UNSEEN, '').trim();
  for (const [column, most] of Object.entries(longest) as [PersonColumn, number][])
    if (cell(column).length > most) say(column, 'long');
  const list = (column: 'email' | 'tel' | 'tags', between: RegExp, most: number) => {
    const all = several(cell(column), between);
    if (all.length > most) say(column, 'many');
    return all;
  };
  const emails = list('email', /[\s,;|]+/, contactLimits.emails);
  if (emails.some((email) => !isEmail(email) || email.length > PAYER_LIMITS.email)) say('email', 'email');
  const tels = list('tel', /[\n,;|]+| \/ /, contactLimits.tels).map((tel) => parsePhone(tel, country));
  if (tels.includes(null)) say('tel', 'tel');
  const tags = list('tags', /[\n,;|]+/, contactLimits.tags);
  if (tags.some((tag) => tag.length > contactLimits.tag)) say('tags', 'long');
  const dates = (['birthday', 'hazkara'] as const).flatMap((kind): ContactDate[] => {
    if (cell(kind) === '') return [];
    const day = readDay(cell(kind), { monthFirst });
    if (day === null) say(kind, 'day');
    return [{ kind, name: kind === 'hazkara' ? cell('hazkaraOf') : '', day: day ?? '', afterSunset: false }];
  });
  const pays = cell('pays') === '' ? country : countryNamed(cell('pays'));
  if (pays === null) say('pays', 'country');
  const [adresse, postal, ville] = [cell('adresse'), cell('postal'), cell('ville')];
  const names = { nom: cell('nom'), prenom: cell('prenom'), prenomHE: cell('prenomHE'), raison: cell('raison') };
  if (`${names.nom}${names.prenom}${names.raison}${cell('email')}${cell('tel')}` === '') say('', 'missing');
  const person: ReadPerson = {
    ...{ names, dates, tags, note: cell('note'), household: foldText(cell('household')) },
    reach: { emails, tels: [...new Set(tels.filter((tel) => tel !== null))] },
    addresses: adresse === '' && ville === '' ? [] : [{ adresse, postal, ville, pays: pays ?? '' }],
  };
  return { person, faults };
}
