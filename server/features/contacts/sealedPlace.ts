import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import { seal, unseal } from '../../secrets/seal';

type Keeper = Pick<Deps, 'config'>;

const aboutOf = (organisationId: string) => `contacts of ${organisationId}`;

/**
 * A place in the address book, which tells what somebody is called, or reached by, as text that this server alone reads: it
 * is for whoever may not see that, and stands in addresses (SRV-10).
 */
export const sealPlace = ({ config }: Keeper, organisationId: string, place: string): string =>
  `~${seal(config.keys.links, aboutOf(organisationId), place)}`;

/** The place in such a text; an id as it is. @throws HttpError 400 */
export function openPlace({ config }: Keeper, organisationId: string, text: string): string {
  const place = text.startsWith('~') ? unseal(config.keys.links, aboutOf(organisationId), text.slice(1)) : text;
  if (place === null) throw malformed('before', 'must be `next` of the page before');
  return place;
}
