import { seal, unseal } from '../../secrets/seal';
import { readSignedId } from '../../secrets/signedId';
import type { Deps } from '../../deps';
import type { Person } from '../calendars/waitStore';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';

const PURPOSE = 'leave-waiting-list';

/** Where somebody leaves the list, below the organisation's address. */
export const LEAVE = '/attente';

/** Names the person, not an entry of theirs: that may be gone before the others. Sealed, as addresses are in no log. */
export function leaveUrl(deps: Pick<Deps, 'config'>, organisation: OrganisationRecord, person: Person): string {
  const { organisationId, calendarId, inbox } = person;
  const key = seal(deps.config.keys.links, PURPOSE, JSON.stringify([organisationId, calendarId, inbox]));
  return `${siteAddress(deps, organisation)}${LEAVE}/${key}`;
}

/** Who a mailed link is for, or by the id of an entry in former mails; null when it is not one of ours. */
export function readLeaveKey({ config }: Pick<Deps, 'config'>, key: string): Person | { readonly id: string } | null {
  const id = readSignedId(config.keys.links, PURPOSE, key);
  if (id !== null) return { id };
  // Decoding passes over what is no part of a key.
  if (Buffer.from(key, 'base64url').toString('base64url') !== key) return null;
  const text = unseal(config.keys.links, PURPOSE, key);
  if (text === null) return null;
  const [organisationId, calendarId, inbox] = JSON.parse(text) as [string, string, string];
  return { organisationId, calendarId, inbox };
}
