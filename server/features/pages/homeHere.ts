import type { Request } from 'express';
import type { Language } from '../../../src/contract/common';
import { languagePrefix } from '../../../src/core/organisation';
import { placeOf } from '../../http/placeOf';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { ownPath } from '../organisations/siteOf';

/** What addresses of an organisation's pages begin with where a page of it was asked for: nothing on its own host, its place on the server's. */
export function homeHere(request: Request, organisation: OrganisationRecord, lang: Language): string {
  const { byHost, defaultOrganisation } = placeOf(request);
  return `${byHost ? '' : ownPath(organisation.id, defaultOrganisation)}${languagePrefix(organisation, lang)}`;
}
