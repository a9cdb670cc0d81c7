import { HttpError } from '../../errors';
import { belongs, resolveOrganisation, type Place } from '../../http/place';
import type { Deps } from '../../deps';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';

/** The organisation of a place, or the one that is named there. @throws HttpError 404 */
export async function organisationAt(
  { database }: Pick<Deps, 'database'>,
  place: Place,
  org: string | undefined,
): Promise<OrganisationRecord> {
  const organisation = await findOrganisation(database.queries, resolveOrganisation(place, org));
  if (organisation && belongs(place, organisation.id)) return organisation;
  throw new HttpError(404, 'There is no such organisation.', 'not_found');
}
