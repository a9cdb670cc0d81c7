import type { Language } from '../../../src/contract/common';
import { newsletterPath } from '../../../src/core/site';
import type { SiteTexts } from '../../../src/i18n/site';
import { newsletterTexts } from '../../../src/i18n/newsletter';
import { html, type Html } from '../../text/html';
import { payee } from '../confirm/confirmPage';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { themeAddress } from '../pages/theme';
import { styleUrl } from '../sandbox/createSandboxRouter';
import { shell } from '../sandbox/payPage';
import { isPending, type SubscriberRow } from './subscriberStore';

/** The page's organisation and language, and the address of its site. */
interface Around {
  readonly lang: Language;
  readonly organisation: OrganisationRecord;
  readonly home: string;
}

/** Outcome of the box for browsers without scripts: `sent` says the same to everybody (NL-03). */
export type BoxState = 'open' | 'sent' | 'invalid';

/** The newsletter's box as a page of its own (NL-01). */
export function boxPage(around: Around, texts: SiteTexts['newsletter'], state: BoxState, email = ''): string {
  const { organisation } = around;
  const isWrong = state === 'invalid';
  const form = html`${isWrong && html`<p class="notice bad" role="alert" id="wrong">${texts.invalid}</p>`}
    <form method="post" action="?">
      <label class="field">
        <span>${texts.email}</span>
        <input
          type="email"
          name="email"
          value="${email}"
          autocomplete="email"
          dir="ltr"
          maxlength="254"
          required
          ${isWrong && html`aria-invalid="true" aria-describedby="wrong"`}
        />
      </label>
      <p class="detail">${texts.consent(organisation.name)}</p>
      <button class="button primary">${texts.send}</button>
    </form>`;
  return page(
    around,
    texts.title,
    state === 'sent' ? html`<p class="notice good" role="status">${texts.sent}</p>` : form,
  );
}

/** The page behind the mailed link (NL-02): looking changes nothing, the button does. */
export function confirmWishPage(around: Around, row: SubscriberRow, now: Date): string {
  const { page: texts } = newsletterTexts[around.lang];
  if (isPending(row, now))
    return page(
      around,
      texts.confirmTitle,
      html`<p>${texts.confirmAsk(around.organisation.name)}</p>
        <p class="detail">${row.consent}</p>
        ${button(texts.confirm, 'confirm')}`,
    );
  const isConfirmed = row.state === 'confirmed';
  const said = isConfirmed ? texts.confirmed : row.state === 'left' ? texts.left : texts.expired;
  return page(
    around,
    texts.confirmTitle,
    html`<p class="notice ${isConfirmed ? 'good' : 'quiet'}" role="status">${said}</p>
      ${!isConfirmed && html`<a class="button primary" href="${around.home}${newsletterPath}">${texts.again}</a>`}`,
  );
}

/** The page to unsubscribe on (NL-04), or that says it is done. */
export function leavePage(around: Around, isThere: boolean): string {
  const { page: texts } = newsletterTexts[around.lang];
  const body = isThere
    ? html`<p>${texts.leaveAsk(around.organisation.name)}</p>
        ${button(texts.leave, 'leave')}`
    : html`<p class="notice good" role="status">${texts.left}</p>`;
  return page(around, texts.leaveTitle, body);
}

/** The page of an address that is no link of ours, or of who asks too often. `home` leads to the site from there. */
export function newsletterNotice(lang: Language, isUnknown: boolean, home = ''): string {
  const { page: texts } = newsletterTexts[lang];
  const said = isUnknown ? texts.unknown : texts.later;
  const body = html`<section class="card">
    <h1>${said}</h1>
    ${home && html`<a class="button" href="${home}">${texts.home}</a>`}
  </section>`;
  return shell(lang, texts.confirmTitle, body, { styleUrl });
}

const button = (label: string, action: string) =>
  html`<form method="post">
    <button class="button primary" name="action" value="${action}">${label}</button>
  </form>`;

const page = ({ lang, organisation, home }: Around, title: string, body: Html) =>
  shell(
    lang,
    `${title} · ${organisation.name}`,
    html`<section class="card">
      ${payee(lang, organisation, title)} ${body}
      <a class="button" href="${home || '/'}">${newsletterTexts[lang].page.home}</a>
    </section>`,
    { styleUrl, themeUrl: themeAddress(organisation) },
  );
