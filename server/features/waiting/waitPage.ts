import type { Language } from '../../../src/contract/common';
import { waitingTexts } from '../../../src/i18n/waiting';
import { html } from '../../text/html';
import { payee } from '../confirm/confirmPage';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { themeAddress } from '../pages/theme';
import { styleUrl } from '../sandbox/createSandboxRouter';
import { shell } from '../sandbox/payPage';

/** The page's organisation and language, and the address of its site. */
interface Around {
  readonly lang: Language;
  readonly organisation: OrganisationRecord;
  readonly home: string;
}

/** The page to leave a waiting list on (WAIT-04); without a calendar it says that one has left. */
export function waitPage({ lang, organisation, home }: Around, calendar: string | null): string {
  const { page: texts } = waitingTexts[lang];
  const body = html`<section class="card">
    ${payee(lang, organisation, texts.title)}
    ${
      calendar === null
        ? html`<p class="notice good" role="status">${texts.left}</p>`
        : html`<h2><bdi>${calendar}</bdi></h2>
            <p>${texts.ask}</p>
            <form method="post">
              <button class="button primary" name="action" value="leave">${texts.leave}</button>
            </form>`
    }
    <a class="button" href="${home || '/'}">${texts.home}</a>
  </section>`;
  return shell(lang, `${texts.title} · ${organisation.name}`, body, { styleUrl, themeUrl: themeAddress(organisation) });
}

/** The page of an address that is no link of ours. */
export const waitNotice = (lang: Language): string => notice(lang, waitingTexts[lang].page.unknown);

/** Says that one has left, where the organisation shows nothing of itself. */
export const leftNotice = (lang: Language): string => notice(lang, waitingTexts[lang].page.left);

const notice = (lang: Language, said: string) =>
  shell(lang, waitingTexts[lang].page.title, html`<section class="card"><h1>${said}</h1></section>`, { styleUrl });
