import { dateFormat } from '../../../src/core/calendar';
import type { Language } from '../../../src/contract/common';
import type { DonorSubscription } from '../../../src/contract/payments/subscriptions';
import { formatMoney, localeOf, toMinor } from '../../../src/core/money';
import { serverTexts } from '../../../src/i18n/server';
import { subscriptionTexts } from '../../../src/i18n/subscription';
import { html, type Html } from '../../text/html';
import { shell, type PayPageAssets } from '../sandbox/payPage';

/** The page's state besides the subscription. */
interface SubscriptionPageState {
  readonly lang: Language;
  /** The path that the forms post to. */
  readonly action: string;
  /** The payer has asked to stop, and is asked whether it is meant. */
  readonly asking: boolean;
}

/** The payer's page of a running payment: its terms, stopping it, changing its means. No script. */
export function subscriptionPage(view: DonorSubscription, state: SubscriptionPageState, assets: PayPageAssets): string {
  const { lang, action, asking } = state;
  const texts = subscriptionTexts[lang].page;
  const money = (amount: number) => formatMoney(toMinor(amount, view.devise), view.devise, lang);
  const button = (value: string, text: string, kind = ''): Html =>
    html`<button class="button ${kind}" name="action" value="${value}">${text}</button>`;
  const choices = asking
    ? html`<p>${texts.stopAsk}</p>
        <div class="pair">${button('stop', texts.stopYes, 'primary')} ${button('keep', texts.keep)}</div>`
    : html`${view.canChangeMeans && button('means', texts.means, 'primary')}
      ${view.canStop && button('ask', texts.stop)}`;
  const body = html`<section class="card">
    ${view.mode === 'test' && html`<p class="notice quiet">${serverTexts[lang].mail.trial}</p>`}
    <div>
      <h1>${texts.title}</h1>
      <p class="label">${texts.to(view.organisation.name ?? '')} · ${view.label}</p>
    </div>
    <div>
      <p class="amount"><bdi>${money(view.montant)}</bdi></p>
      <p class="detail">${planText(view, texts, money)}</p>
      <p class="detail">${texts.taken(view.taken, money(view.received))}</p>
      ${view.nextCharge && view.canStop && html`<p class="detail">${texts.next(dateText(view.nextCharge, lang))}</p>`}
    </div>
    <p class="notice ${view.state === 'failing' ? 'bad' : view.state === 'active' ? 'good' : 'quiet'}" role="status">
      ${view.state === 'stopped' ? texts.stopped : texts.states[view.state]}
    </p>
    ${view.canStop && html`<form class="actions" method="post" action="${action}" autocomplete="off">${choices}</form>`}
  </section>`;
  return shell(lang, `${texts.title} · ${view.organisation.name ?? ''}`, body, assets);
}

/** The page of an address that is no link of ours, or of a provider that does not answer. */
export function subscriptionNotice(lang: Language, kind: 'unknown' | 'unavailable' | 'ended', assets: PayPageAssets) {
  const texts = subscriptionTexts[lang].page;
  return shell(lang, texts.title, html`<section class="card"><h1>${texts[kind]}</h1></section>`, assets);
}

function planText(
  { montant, maxAmount, nbMonth, divide, devise }: DonorSubscription,
  texts: (typeof subscriptionTexts)[Language]['page'],
  money: (amount: number) => string,
): string {
  if (maxAmount === null) return texts.endless(money(montant));
  // Charges that are not all the same: in parts, or after a change (PAY-02).
  const even = !divide && toMinor(montant, devise) * nbMonth === toMinor(maxAmount, devise);
  return !even ? texts.split(money(maxAmount), divide ?? nbMonth) : texts.months(money(montant), nbMonth);
}

const dateText = (day: string, lang: Language) =>
  dateFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
