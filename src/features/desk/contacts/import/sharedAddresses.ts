import type { ImportedPerson, PersonFault } from '../../../../contract/records/contactImports';
import { mayBeOnePerson } from '../../../../core/contact';

/** Who has the address of somebody else before them in the same list: the server cannot know before it is entered (PERS-11). */
export function sharedAddresses(people: readonly ImportedPerson[]): PersonFault[] {
  const owners = new Map<string, ImportedPerson>();
  const named = ({ prenom = '', nom = '' }: ImportedPerson) => ({ prenom, nom });
  return people.flatMap((person) => {
    const emails = (person.email ?? '')
      .toLowerCase()
      .split(/[\s,;|]+/)
      .filter(Boolean);
    const known = emails.map((email) => owners.get(email)).find((owner) => owner !== undefined);
    if (known && !mayBeOnePerson(named(known), named(person)))
      return [{ line: person.line, column: 'email', reason: 'address' as const }];
    for (const email of emails) owners.set(email, known ?? person);
    return [];
  });
}
