import type { Request } from 'express';
import type { Language } from '../../../src/contract/common';
import { languagePrefix } from '../../../src/core/organisation';
import { requirePlace } from '../../http/place';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { ownPath } from '../organisations/siteAddress';

/** Base path of an organisation's pages for a request: empty on its own host, its place on the server's. */
export function homeHere(request: Request, organisation: OrganisationRecord, lang: Language): string {
  const { byHost, defaultOrganisation } = requirePlace(request);
  return `${byHost ? '' : ownPath(organisation.id, defaultOrganisation)}${languagePrefix(organisation, lang)}`;
}
