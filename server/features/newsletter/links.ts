import { newsletterPath } from '../../../src/core/site';
import { signedId } from '../../secrets/signedId';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';

/** Addresses in its mails. */
export const CONFIRM = `${newsletterPath}/confirmer`;
export const LEAVE = `${newsletterPath}/quitter`;

/** The key of a subscriber's confirmation link; only its hash is stored. The same in every mail to them. */
export const confirmKey = ({ config }: Pick<Deps, 'config'>, id: string): string =>
  signedId(config.keys.links, 'newsletter', id);

export const confirmUrl = (deps: Pick<Deps, 'config'>, organisation: OrganisationRecord, key: string): string =>
  `${siteAddress(deps, organisation)}${CONFIRM}/${key}`;

/** By which a subscriber leaves, in one step (RFC 8058). */
export const leaveUrl = (
  deps: Pick<Deps, 'config'>,
  organisation: OrganisationRecord,
  { leaveKey }: { readonly leaveKey: string },
): string => `${siteAddress(deps, organisation)}${LEAVE}/${leaveKey}`;
