import type { Language } from '../../../src/contract/common';
import { confirmTexts } from '../../../src/i18n/confirm';
import { html, type Html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { shell, type PayPageAssets } from '../sandbox/payPage';
import type { HeldBooking } from './heldBooking';

/** Everything on the page apart from the held booking. */
interface Around {
  /** Base path of the organisation's pages here. */
  readonly home: string;
  /** The button was just pressed. */
  readonly isDone: boolean;
}

const tones = { open: 'quiet', confirmed: 'good', expired: 'bad', cancelled: 'quiet' } as const;

/** The confirmation page of a submission: its bookings, its deadline, and two buttons. No script. */
export function confirmPage(held: HeldBooking, { home, isDone }: Around, assets: PayPageAssets): string {
  const { row, organisation, state, title, places, until } = held;
  const { lang } = row;
  const { name } = organisation;
  const texts = confirmTexts[lang].page;
  const said = { ...texts.states, confirmed: isDone ? texts.done : texts.states.confirmed };
  const body = html`<section class="card">
    ${payee(lang, organisation, texts.title)}
    <div>
      <h2><bdi>${title}</bdi></h2>
      ${
        places.length > 0 &&
        html`<ul class="places">
          ${places.map((place) => html`<li><bdi>${place}</bdi></li>`)}
        </ul>`
      }
    </div>
    ${
      state === 'open'
        ? html`<p class="detail">${texts.until(until ?? '')}</p>
            <form method="post">
              <button class="button primary" name="action" value="confirm">${texts.confirm}</button>
              <button class="button" name="action" value="release">${texts.release}</button>
            </form>`
        : html`<p class="notice ${tones[state]}" role="status">${said[state]}</p>`
    }
    ${
      (state === 'expired' || state === 'cancelled') &&
      html`<a class="button primary" href="${home}/formulaire/${encodeURIComponent(row.formId)}">${texts.again}</a>`
    }
  </section>`;
  return shell(lang, `${texts.title} · ${name}`, body, assets);
}

/** The organisation that asks, with its logo, and the reason. */
export function payee(lang: Language, { name, logo }: Pick<OrganisationRecord, 'name' | 'logo'>, title: string): Html {
  const mark = logo
    ? html`<img class="logo" src="${logo}" alt="" width="44" height="44" />`
    : html`<span class="mark" aria-hidden="true">${[...name][0]?.toLocaleUpperCase(lang) ?? ''}</span>`;
  return html`<div class="payee">
    ${mark}
    <div>
      <h1>${title}</h1>
      <p class="label"><bdi>${name}</bdi></p>
    </div>
  </div>`;
}

/** The page of an address that is no link of ours. */
export function confirmNotice(lang: Language, assets: PayPageAssets): string {
  const { title, unknown } = confirmTexts[lang].page;
  return shell(lang, title, html`<section class="card"><h1>${unknown}</h1></section>`, assets);
}
