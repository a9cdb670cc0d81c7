import type { Queries } from '../../../db/database';
import { requireExistingOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';

/** Whose address book a list enters, with the country that the list is read as of. */
export type Owner = Pick<OrganisationRecord, 'id' | 'country'>;

/** @param country the list's own, if it has one */
export async function readOwner(queries: Queries, organisationId: string, country?: string | null): Promise<Owner> {
  const owner = await requireExistingOrganisation(queries, organisationId);
  return { id: owner.id, country: country ?? owner.country };
}
