import type { Language } from '../../../src/contract/common';
import { directionOf } from '../../../src/i18n/catalogue';
import { html, type Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { elementMarkup, withoutScripts } from './elementMarkup';

/** The page of a form. Its title and words are shown by the element. */
export function formMain(
  organisation: OrganisationRecord,
  { id, title }: { readonly id: string; readonly title: string },
  lang: Language,
): Html {
  const { language } = organisation;
  const own = language === lang ? null : html`lang="${language}" dir="${directionOf(language)}"`;
  return html`<div class="form">
    <h1 class="unseen" ${own}>${title}</h1>
    ${elementMarkup('org-form', { org: organisation.id, 'form-id': id, lang, theme: 'auto' })}
    ${withoutScripts(organisation, lang, 'form')}
  </div>`;
}
