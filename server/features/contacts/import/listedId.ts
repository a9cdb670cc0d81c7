import { bodyHash } from '../../../secrets/bodyHash';
import type { ReadPerson } from './readImported';
import type { Owner } from './readOwner';

const idOf = (said: unknown) => `list-${bodyHash(said).slice(0, 24)}`;

/** The same line of any list has the same id, whatever country the list is of: who has no address and no number is entered once. */
export function listedId({ id }: Owner, { addresses, ...person }: ReadPerson): string {
  const places = addresses.map(({ pays: _, ...place }) => place);
  return idOf([id, { ...person, addresses: places }]);
}

/** The ids that a line may have been entered under: the former one named the country, too. */
export const listedIds = (owner: Owner, person: ReadPerson): string[] => [
  listedId(owner, person),
  idOf([owner.id, person]),
];
