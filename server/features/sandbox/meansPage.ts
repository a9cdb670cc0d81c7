import { serverTexts } from '../../../src/i18n/server';
import { subscriptionTexts } from '../../../src/i18n/subscription';
import type { SandboxCheckout } from '../../gateways/sandbox/sandboxDeps';
import { html } from '../../text/html';
import { button, form, shell, summaryOf, type PayPageAssets } from './payPage';

/** Page on which the sandbox's payer changes card or account: nothing to type, it is a test. */
export function meansPage(checkout: SandboxCheckout, _refunded: unknown, assets: PayPageAssets): string {
  const { lang, organisationName, backUrl } = checkout;
  const texts = serverTexts[lang].pay;
  const more = subscriptionTexts[lang].sandbox;
  const { amount, detail } = summaryOf(checkout, texts);
  const body = html`<p class="test">${texts.notice}</p>
    <section class="card">
      <div>
        <h1>${more.means}</h1>
        <p class="label">${texts.to(organisationName)} · ${checkout.label}</p>
      </div>
      <div>
        <p class="amount"><bdi>${amount}</bdi></p>
        ${detail && html`<p class="detail">${detail}</p>`}
      </div>
      ${checkout.state === 'active' && form(checkout, checkout.taken + 1, button('means', more.keepMeans, 'primary'))}
      ${backUrl && html`<div class="actions"><a class="button" href="${backUrl}">${texts.back}</a></div>`}
    </section>`;
  return shell(lang, `${more.means} · ${organisationName}`, body, assets);
}
