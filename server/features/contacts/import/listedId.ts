import { bodyHash } from '../../../secrets/bodyHash';
import type { ReadPerson } from './readImported';
import type { Owner } from './readOwner';

/** The same line of any list has the same id, whatever country the list is of: who has no address and no number is entered once. */
export function listedId({ id }: Owner, { addresses, ...person }: ReadPerson): string {
  const places = addresses.map(({ pays: _, ...place }) => place);
  return `list-${bodyHash([id, { ...person, addresses: places }]).slice(0, 24)}`;
}
