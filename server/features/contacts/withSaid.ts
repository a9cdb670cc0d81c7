import type { ContactDetails } from '../../../src/contract/records/contacts';
import { contactLimits } from '../../../src/contract/terms/contactLimits';
import { foldText } from '../../../src/core/text';
import { mailboxOf } from '../../guard/mailboxOf';
import type { ContactDbRow } from './contactStore';
import { reachOf } from './reachOf';
import type { Said } from './said';

/** A contact completed by a record's details: known names stay. */
export function withSaid(row: ContactDbRow, said: Said, country: string): ContactDbRow {
  const { details, reach } = row;
  const fill = (key: 'nom' | 'prenom' | 'raison' | 'prenomHE') => details[key] || (said[key] ?? '').trim();
  const isNamed = details.nom !== '' || details.prenom !== '';
  const told = reachOf(said, country);
  const note = (said.note ?? '').trim();
  return {
    ...row,
    details: {
      ...details,
      // Never one name made of two people's.
      ...(isNamed ? {} : { nom: fill('nom'), prenom: fill('prenom') }),
      raison: fill('raison'),
      prenomHE: fill('prenomHE'),
      addresses: added(details.addresses, addressOf(said, country), contactLimits.addresses, ({ adresse, postal }) =>
        foldText(`${adresse} ${postal}`),
      ),
      dates: added(details.dates, said.dates ?? [], contactLimits.dates, ({ kind, name, day }) =>
        kind === 'birthday' && name === '' ? kind : foldText(`${kind} ${name} ${day}`),
      ),
      tags: added(details.tags, said.tags ?? [], contactLimits.tags, (tag) => tag),
      note: details.note || note.slice(0, contactLimits.note),
    },
    reach: {
      emails: added(reach.emails, told.emails, contactLimits.emails, mailboxOf),
      tels: added(reach.tels, told.tels, contactLimits.tels, (tel) => tel),
    },
  };
}

/** A list with its missing entries added. */
function added<T>(there: readonly T[], more: readonly T[], most: number, keyOf: (one: T) => string): T[] {
  const known = new Set(there.map(keyOf));
  const fresh = more.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)));
  return [...there, ...fresh].slice(0, most);
}

function addressOf(said: Said, country: string): ContactDetails['addresses'] {
  const { adresse = '', postal = '', ville = '', pays = '' } = said;
  if (`${adresse}${ville}`.trim() === '') return [];
  return [{ adresse, postal, ville, pays: /^[A-Z]{2}$/.test(pays) ? pays : country }];
}
