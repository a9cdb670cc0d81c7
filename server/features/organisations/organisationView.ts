import type { Caisse } from '../../../src/contract/caisses';
import type { Organisation } from '../../../src/contract/organisations';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from './organisationStore';
import { publicConfigOf, publicWebOf } from './publicConfig';

type Surroundings = Pick<Deps, 'config' | 'canIssueReceipts'>;

/**
 * What everybody may see of an organisation (CALL-22, SRV-09). The server's own address stands in for that of an organisation
 * that has no site.
 */
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings): Omit<Organisation, 'caisses'>;
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings, caisses: Caisse[]): Organisation;
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings, caisses?: Caisse[]): Organisation {
  return {
    ...record,
    delivreRecus: deps.canIssueReceipts(record),
    BASE_WEB_URL: record.BASE_WEB_URL || deps.config.publicUrl,
    config: publicConfigOf(record.config),
    web: publicWebOf(record.web),
    ...(caisses && { caisses }),
  };
}
