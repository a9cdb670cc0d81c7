import type { Language } from '../../../src/contract/common';
import type { Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** A page of one element, without the site around it. */
export interface PageContent {
  readonly organisation: OrganisationRecord;
  readonly title: (lang: Language) => string;
  readonly main: (lang: Language) => Html;
  /** It takes the whole display. */
  readonly fullBleed?: boolean;
}
