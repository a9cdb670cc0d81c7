import type { ContactDetails } from '../../../../src/contract/records/contacts';
import type { ReadPerson } from './readImported';

/** Details without what a list takes the place of. */
export function replaced(details: ContactDetails, { names, addresses, dates }: ReadPerson): ContactDetails {
  const isNamed = names.nom !== '' || names.prenom !== '';
  const hasBirthday = dates.some(({ kind }) => kind === 'birthday');
  return {
    ...details,
    ...(isNamed && { nom: names.nom || details.nom, prenom: names.prenom || details.prenom }),
    raison: names.raison || details.raison,
    prenomHE: names.prenomHE || details.prenomHE,
    addresses: addresses.length > 0 ? [...addresses, ...details.addresses.slice(1)] : details.addresses,
    dates: details.dates.filter(({ kind, name }) => !(hasBirthday && kind === 'birthday' && name === '')),
  };
}
