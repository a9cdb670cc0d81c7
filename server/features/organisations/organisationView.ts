import type { Caisse } from '../../../src/contract/caisses';
import type { Organisation } from '../../../src/contract/organisations';
import type { OrganisationRecord } from './organisationStore';
import { publicConfigOf, publicWebOf } from './publicConfig';

/**
 * What everybody may see of an organisation (CALL-22, SRV-09).
 * @param publicUrl stands in for the base address of an organisation that has no site of its own.
 */
export function viewOrganisation(record: OrganisationRecord, publicUrl: string): Omit<Organisation, 'caisses'>;
export function viewOrganisation(record: OrganisationRecord, publicUrl: string, caisses: Caisse[]): Organisation;
export function viewOrganisation(record: OrganisationRecord, publicUrl: string, caisses?: Caisse[]): Organisation {
  return {
    ...record,
    BASE_WEB_URL: record.BASE_WEB_URL || publicUrl,
    config: publicConfigOf(record.config),
    web: publicWebOf(record.web),
    ...(caisses && { caisses }),
  };
}
