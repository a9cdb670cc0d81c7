// What a page written in TypeScript may write. Compiled by the type check, never run: a line that must not compile says so.
import type { OrgkitEvents } from '../../src/runtime/events';
import type { OrgkitEventDetails } from 'orgkit/types/orgkit/index.d.ts';
import type {} from 'orgkit/types/orgkit/jsx.d.ts';

/** What elements dispatch is what the types promise. */
export const promised = (sent: OrgkitEvents): OrgkitEventDetails => sent;

export function listen(page: Document) {
  const card = page.createElement('org-donation');
  card.caisseId = 'toit';
  card.quick = true;
  card.theme = 'auto';
  // @ts-expect-error: there is no such theme.
  card.theme = 'blue';
  card.addEventListener('org-payment-complete', ({ detail }) => detail.montant?.toFixed(2));
  // @ts-expect-error: the detail has no such key.
  card.addEventListener('org-donation-start', ({ detail }) => detail.amount);
  page.querySelector('org-payment')!.config = { type: 'GENERAL', montant: 5, devise: 'eur' };
  card.dataLayer = 'mine';
  page.addEventListener('org-payment-submit', ({ detail }) => detail.devise.toUpperCase());
  page.addEventListener('org-payment-fail', ({ detail }) => detail.reason === 'cancelled');
  // @ts-expect-error: there is no such reason.
  page.addEventListener('org-payment-fail', ({ detail }) => detail.reason === 'bored');
  page.addEventListener('org-checkout-open', (event) => {
    event.preventDefault();
    return event.detail.url.length;
  });
}

export const page = (
  <main>
    <org-donation org="demo" caisse-id="toit" lang="he" loading="eager" className="gift">
      <a href="/don">Don</a>
    </org-donation>
    <org-payment intent="abc" payment-url="/paiement" data-layer="mine" />
    {/* @ts-expect-error: there is no such attribute. */}
    <org-payment quick />
    {/* @ts-expect-error: there is no such language. */}
    <org-donation lang="xx" />
  </main>
);
