import type { Language } from '../../../src/contract/common';
import { serverTexts } from '../../../src/i18n/server';
import { html, type Html } from '../../html';
import type { OrganisationRecord } from '../organisations/organisationStore';

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** An element of ours with the attributes that have a value. Their names are ours, never the visitor's. */
export function elementMarkup(tag: 'org-donation' | 'org-payment', attributes: Attributes): Html {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    typeof value === 'string' ? [html` ${name}="${value}"`] : [],
  );
  // What stands between them is shown at once, so that nothing of ours jumps: the loader shows its own skeleton.
  return tag === 'org-donation'
    ? html`<org-donation${written} loading="eager"></org-donation>`
    : html`<org-payment${written} loading="eager"></org-payment>`;
}

/** For visitors who block scripts: how to give all the same. */
export function withoutScripts(organisation: OrganisationRecord, lang: Language): Html {
  const { noScript, writeUs } = serverTexts[lang].pages;
  const email = organisation.contact?.email;
  return html`<noscript>
    <p class="notice">${noScript}${email ? html` <a href="mailto:${email}">${writeUs(email)}</a>` : null}</p>
  </noscript>`;
}
