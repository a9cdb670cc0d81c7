import type { Language } from '../../../src/contract/common';
import type { Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { PageHolds } from './contentPolicy';
import type { PageMeta } from './pageLayout';

/** A page route's answer: content in a language, for an organisation. */
export interface PageContent {
  readonly organisation: OrganisationRecord;
  readonly meta: (lang: Language) => PageMeta;
  readonly main: (lang: Language, prefix: string) => Html;
  readonly holds?: PageHolds;
  /** It takes the whole display: no bar, no foot. */
  readonly fullBleed?: boolean;
}
