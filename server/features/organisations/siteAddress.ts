import type { ReturnHosts } from '../../../src/core/payment';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from './organisationStore';

/**
 * The address where this server shows an organisation, without a trailing slash (ENT-11): its `BASE_WEB_URL` while that
 * leads here, else its place at `PUBLIC_URL`. Links in mails, on pay pages and in QR codes start with it, whatever
 * address the request came in by.
 */
export function siteAddress(
  { config: { publicUrl, defaultOrganisation } }: Pick<Deps, 'config'>,
  { id, BASE_WEB_URL = '', activeBaseUrl }: Pick<OrganisationRecord, 'id' | 'BASE_WEB_URL' | 'activeBaseUrl'>,
): string {
  if (BASE_WEB_URL !== '' && BASE_WEB_URL === activeBaseUrl) return BASE_WEB_URL.replace(/\/+$/, '');
  return `${publicUrl}${ownPath(id, defaultOrganisation)}`;
}

/** The path of an organisation at the server's own address; the default one's is empty. */
export const ownPath = (id: string, defaultOrganisation: string) => (id === defaultOrganisation ? '' : `/o/${id}`);

/** The addresses that payers may be sent back to (SRV-04): the organisation's own, and those of this server. */
export const returnHosts = (deps: Pick<Deps, 'config'>, organisation: OrganisationRecord): ReturnHosts => ({
  hosts: organisation.hosts,
  addresses: [siteAddress(deps, organisation), organisation.siteUrl, deps.config.publicUrl],
});
