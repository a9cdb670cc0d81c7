import type { Caisse } from '../../../src/contract/records/caisses';
import type { Organisation } from '../../../src/contract/organisations/organisations';
import { storedAddress } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import { settingsDocument, type OrganisationRecord } from './organisationStore';
import { publicConfigOf, publicWebOf } from './publicConfig';
import { siteAddress } from './siteAddress';

type Surroundings = Pick<Deps, 'config' | 'canIssueReceipts'>;

/**
 * An organisation's public view (CALL-22, SRV-09). `BASE_WEB_URL` is where this server shows it; its logo is an address
 * there, usable on other sites too: its own pages ask no other host.
 */
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings): Omit<Organisation, 'caisses'>;
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings, caisses: Caisse[]): Organisation;
export function viewOrganisation(record: OrganisationRecord, deps: Surroundings, caisses?: Caisse[]): Organisation {
  // Its mail recipients are private.
  const { logo, giftMails: _, ...shown } = settingsDocument(record);
  return {
    ...shown,
    id: record.id,
    ...(logo !== undefined && { logo: storedAddress(logo, siteAddress(deps, record)) }),
    delivreRecus: deps.canIssueReceipts(record),
    BASE_WEB_URL: siteAddress(deps, record),
    config: publicConfigOf(record.config),
    web: publicWebOf(record.web),
    ...(caisses && { caisses }),
  };
}
