import { readSignedId, signedId } from '../../secrets/signedId';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';

const PURPOSE = 'leave-waiting-list';

/** Where somebody leaves the list, below the organisation's address. */
export const LEAVE = '/attente';

export const leaveUrl = (deps: Pick<Deps, 'config'>, organisation: OrganisationRecord, id: string): string =>
  `${siteAddress(deps, organisation)}${LEAVE}/${signedId(deps.config.keys.links, PURPOSE, id)}`;

/** Who a mailed link is for; null when it is not one of ours. */
export const readLeaveKey = ({ config }: Pick<Deps, 'config'>, key: string): string | null =>
  readSignedId(config.keys.links, PURPOSE, key);
