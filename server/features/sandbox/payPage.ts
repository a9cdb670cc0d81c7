import type { Language } from '../../../src/contract/common';
import { formatMoney, subtractMinor, sumMinor, ZERO, type Minor } from '../../../src/core/money';
import { directionOf } from '../../../src/i18n/catalogue';
import { serverTexts, type ServerTexts } from '../../../src/i18n/server';
import { subscriptionTexts } from '../../../src/i18n/subscription';
import { deliveryModes, type DeliveryMode } from '../../gateways/sandbox/actOnCheckout';
import { amountOf, isDebit } from '../../gateways/sandbox/nextStep';
import type { SandboxCheckout } from '../../gateways/sandbox/sandboxDeps';
import { html, type Html } from '../../text/html';

/** A page's surroundings, beside its content. */
export interface PayPageAssets {
  /** Address of the style sheet, which changes with its content. */
  readonly styleUrl: string;
  /** Stylesheet with the organisation's colours; without it, the product's own. */
  readonly themeUrl?: string;
}

type Texts = ServerTexts['pay'];

const moreOf = ({ lang }: SandboxCheckout) => subscriptionTexts[lang].sandbox;

/** The sandbox's hosted pay page: subject, recipient, and buttons that decide the outcome. No script. */
export function payPage(
  checkout: SandboxCheckout,
  refunded: ReadonlyMap<number, Minor>,
  assets: PayPageAssets,
): string {
  const { lang, organisationName } = checkout;
  const texts = serverTexts[lang].pay;
  const { amount, detail } = summaryOf(checkout, texts);
  const body = html`<p class="test">${texts.notice}</p>
    <section class="card">
      <div class="payee">
        <span class="mark" aria-hidden="true">${[...organisationName][0]?.toLocaleUpperCase(lang) ?? ''}</span>
        <div>
          <h1>${texts.to(organisationName)}</h1>
          <p class="label">${checkout.label}</p>
        </div>
      </div>
      <div>
        <p class="amount"><bdi>${amount}</bdi></p>
        ${detail && html`<p class="detail">${detail}</p>`}
      </div>
      ${checkout.state === 'open' ? openForm(checkout, texts) : outcome(checkout, refunded, texts)}
    </section>`;
  return shell(lang, `${texts.title} · ${organisationName}`, body, assets);
}

/** The page of an address that names no checkout. */
export function unknownPayPage(lang: Language, assets: PayPageAssets): string {
  const texts = serverTexts[lang].pay;
  return shell(lang, texts.title, html`<section class="card"><h1>${texts.unknown}</h1></section>`, assets);
}

export function shell(lang: Language, title: string, body: Html, { styleUrl, themeUrl }: PayPageAssets): string {
  return `<!doctype html>\n${
    html`<html lang="${lang}" dir="${directionOf(lang)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${styleUrl}" />
        ${themeUrl ? html`<link rel="stylesheet" href="${themeUrl}" />` : null}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text
  }\n`;
}

function moneyOf({ currency, lang }: SandboxCheckout, amount: Minor): string {
  return formatMoney(amount, currency, lang);
}

/** The amount as the largest thing on the page, and how it is spread over months. */
export function summaryOf(checkout: SandboxCheckout, texts: Texts): { amount: string; detail: string } {
  const charges: Minor[] = checkout.charges.map((_, index) => amountOf(checkout, index + 1) ?? ZERO);
  const next = moneyOf(checkout, amountOf(checkout, checkout.taken + 1) ?? ZERO);
  if (checkout.monthly !== null) return { amount: next, detail: texts.unlimited(next) };
  const first = moneyOf(checkout, charges[0] ?? ZERO);
  if (charges.length <= 1) return { amount: first, detail: '' };
  if (charges.every((charge) => charge === charges[0])) {
    return { amount: first, detail: texts.monthly(first, charges.length) };
  }
  const parts = charges.map((charge) => moneyOf(checkout, charge)).join(' + ');
  return { amount: moneyOf(checkout, sumMinor(charges)), detail: `${texts.schedule} : ${parts}` };
}

export const button = (action: string, text: string, kind = '', formId = ''): Html =>
  html`<button class="button ${kind}" ${formId && html`form="${formId}"`} name="action" value="${action}">
    ${text}
  </button>`;

export function form(checkout: SandboxCheckout, charge: number, content: Html, id = ''): Html {
  return html`<form method="post" action="/pay/${checkout.id}" ${id && html`id="${id}"`} autocomplete="off">
    <input type="hidden" name="charge" value="${charge}" />
    ${content}
  </form>`;
}

function openForm(checkout: SandboxCheckout, texts: Texts): Html {
  const more = moreOf(checkout);
  const pay = isDebit(checkout) ? more.authorise : texts.once;
  return form(
    checkout,
    1,
    html`${button('pay', pay(moneyOf(checkout, amountOf(checkout, 1) ?? ZERO)), 'primary')}
      <div class="pair">${button('decline', texts.decline)} ${button('cancel', texts.cancel)}</div>
      ${advanced(texts)}`,
  );
}

function advanced(texts: Texts): Html {
  const names: Record<DeliveryMode, string> = {
    once: texts.deliverOnce,
    twice: texts.twice,
    late: texts.late,
    disordered: texts.disordered,
    never: texts.never,
  };
  const choice = (mode: DeliveryMode) =>
    html`<label>
      <input type="radio" name="delivery" value="${mode}" ${mode === 'once' && html`checked`} />
      ${names[mode]}
    </label>`;
  return html`<details>
    <summary>${texts.advanced}</summary>
    <fieldset>
      <legend>${texts.delivery}</legend>
      ${deliveryModes.map(choice)}
    </fieldset>
  </details>`;
}

/** The outcome, the way back, and for a monthly gift the months to come. */
function outcome(checkout: SandboxCheckout, refunded: ReadonlyMap<number, Minor>, texts: Texts): Html {
  const { state, taken, charges, monthly } = checkout;
  const paid = taken > 0;
  const money = (charge: number) => moneyOf(checkout, amountOf(checkout, charge) ?? ZERO);
  const left = subtractMinor(amountOf(checkout, taken) ?? ZERO, refunded.get(taken) ?? ZERO);
  const given = paid && left <= 0;
  // The refund is of the last charge taken, the other buttons are about the next one: two forms.
  const refund = paid && !given && button('refund', `${texts.refund} · ${moneyOf(checkout, left)}`, '', 'refund');
  const more = moreOf(checkout);
  const bounce = refund && isDebit(checkout) && button('bounce', more.bounce, '', 'refund');
  return html`<div class="actions">
      ${notice(checkout, given, texts)}
      ${
        (monthly !== null || charges.length > 1) &&
        paid &&
        html`<p class="detail">${monthly === null ? texts.taken(taken, charges.length) : texts.takenSoFar(taken)}</p>`
      }
      <a class="button primary" href="${paid ? checkout.successUrl : checkout.cancelUrl}">${texts.back}</a>
    </div>
    ${
      state === 'active'
        ? form(
            checkout,
            taken + 1,
            html`${button('next', `${paid ? texts.nextMonth : texts.succeed} · ${money(taken + 1)}`)}
              <div class="pair">${button('fail', more.fail)} ${button('stop', texts.stop)}</div>
              ${refund && html`<div class="pair">${refund} ${bounce}</div>`} ${advanced(texts)}`,
          )
        : html`${refund} ${bounce}`
    }
    ${refund && form(checkout, taken, html``, 'refund')}`;
}

function notice(checkout: SandboxCheckout, refunded: boolean, texts: Texts): Html {
  const { state, taken, failures } = checkout;
  const more = moreOf(checkout);
  const { states, accepted } = texts;
  const show = (tone: string, text: string) => html`<p class="notice ${tone}" role="status">${text}</p>`;
  if (refunded) return show('quiet', states.refunded);
  if (failures > 0) return show('bad', more.failing);
  if (state === 'active' && taken === 0) return show('good', more.authorised);
  switch (state) {
    case 'open':
    case 'active':
      return show('good', accepted);
    case 'done':
      return show('good', states.done);
    case 'stopped':
    case 'cancelled':
      return show('quiet', states[state]);
    case 'declined':
      return show('bad', states.declined);
  }
}
