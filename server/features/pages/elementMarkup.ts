import type { Language } from '../../../src/contract/common';
import { serverTexts } from '../../../src/i18n/server';
import { html, type Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';

type Attributes = Readonly<Record<string, string | null | undefined>>;

/** Elements that our own pages show. */
type HostedTag = 'org-donation' | 'org-form' | 'org-payment' | 'org-campaign' | 'org-screen';

/** An element of ours with the attributes that have a value. Their names are ours, never the visitor's. */
export function elementMarkup(tag: HostedTag, attributes: Attributes): Html {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    typeof value === 'string' ? [html` ${name}="${value}"`] : [],
  );
  // Their placeholder content shows at once, so that nothing jumps: the loader draws its own skeleton.
  const elements = {
    'org-donation': html`<org-donation${written} loading="eager"></org-donation>`,
    'org-form': html`<org-form${written} loading="eager"></org-form>`,
    'org-payment': html`<org-payment${written} loading="eager"></org-payment>`,
    'org-campaign': html`<org-campaign${written} loading="eager"></org-campaign>`,
    'org-screen': html`<org-screen${written} loading="eager"></org-screen>`,
  };
  return elements[tag];
}

/** For visitors who block scripts: how to give, or answer, all the same. */
export function withoutScripts(organisation: OrganisationRecord, lang: Language, what: 'gift' | 'form' = 'gift'): Html {
  const { noScript, noScriptForm, writeUs } = serverTexts[lang].pages;
  const email = organisation.contact?.email;
  return html`<noscript>
    <p class="notice">
      ${what === 'form' ? noScriptForm : noScript}${email ? html` <a href="mailto:${email}">${writeUs(email)}</a>` : null}
    </p>
  </noscript>`;
}
