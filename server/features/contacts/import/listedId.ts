import { bodyHash } from '../../../secrets/bodyHash';
import type { ReadPerson } from './readImported';
import type { Owner } from './readOwner';

/** The same line of any list has the same id: who has no address and no number is entered once. */
export const listedId = (owner: Owner, person: ReadPerson): string =>
  `list-${bodyHash([owner.id, person]).slice(0, 24)}`;
