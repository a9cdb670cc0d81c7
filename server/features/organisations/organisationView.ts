import type { Caisse } from '../../../src/contract/caisses';
import type { Organisation } from '../../../src/contract/organisations';
import { storedAddress } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import { documentOf, type OrganisationRecord } from './organisationStore';
import { publicConfigOf, publicWebOf } from './publicConfig';
import { siteOf } from './siteOf';

type Surroundings = Pick<Deps, 'config' | 'canIssueReceipts'>;

/**
 * What everybody may see of an organisation (CALL-22, SRV-09). `BASE_WEB_URL` is where this server shows it; its logo is an
 * address that other sites can show too.
 */
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings): Omit<Organisation, 'caisses'>;
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings, caisses: Caisse[]): Organisation;
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings, caisses?: Caisse[]): Organisation {
  // Whom it mails is nobody else's business.
  const { logo, giftMails: _, ...shown } = documentOf(record);
  return {
    ...shown,
    id: record.id,
    ...(logo !== undefined && { logo: storedAddress(logo, deps.config.publicUrl) }),
    delivreRecus: deps.canIssueReceipts(record),
    BASE_WEB_URL: siteOf(deps, record),
    config: publicConfigOf(record.config),
    web: publicWebOf(record.web),
    ...(caisses && { caisses }),
  };
}
