import type { PaymentConfig } from '../../contract/payments/payments';
import { tellDataLayer } from './dataLayer';
import type { OrgkitEvents } from '../events';
import { page } from './page';

type Layers = Record<string, unknown>;
const layers = window as unknown as Layers;

let intents = 0;
const newIntent = () => `int-${(intents += 1)}`;
const config: PaymentConfig = { type: 'CAISSE', typeId: 'toit', label: 'Le toit', montant: 50, devise: 'eur' };
const opened = (part: Partial<OrgkitEvents['org-checkout-open']> = {}) => ({
  url: 'https://pay.example',
  intent: newIntent(),
  config,
  ...part,
});
const paid = (part: Partial<OrgkitEvents['org-payment-complete']> = {}): OrgkitEvents['org-payment-complete'] => ({
  intent: newIntent(),
  paiement: 'pay-1',
  mode: 'live',
  state: 'succeeded',
  montant: 50,
  devise: 'eur',
  abo: false,
  item: { id: 'toit', name: 'Le toit' },
  ...part,
});

/** Fills the page and gives its first element. */
function show(markup: string): Element {
  document.body.innerHTML = markup;
  return document.body.firstElementChild!;
}
const items = [{ item_id: 'toit', item_name: 'Le toit', price: 50, quantity: 1 }];

afterEach(() => {
  for (const name of ['dataLayer', 'mine']) delete layers[name];
});

describe('data layer', () => {
  it('ELEM-01 is told of a checkout as GA4 wants it, in an array that is made where there is none', () => {
    const host = show('<org-donation data-layer></org-donation>');
    tellDataLayer(host, 'org-checkout-open', opened());
    expect(layers['dataLayer']).toEqual([
      { ecommerce: null },
      { event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 50, items } },
    ]);
  });

  it('ELEM-01 is told once of a checkout that opens at the card and again at the form', () => {
    const host = show('<org-donation data-layer="mine"></org-donation>');
    const first = opened();
    tellDataLayer(host, 'org-checkout-open', first);
    tellDataLayer(host, 'org-checkout-open', { ...first, url: 'https://provider.example' });
    expect(layers['mine']).toHaveLength(2);
    tellDataLayer(host, 'org-checkout-open', opened({ intent: null }));
    expect(layers['mine']).toHaveLength(4);
    expect(layers['dataLayer']).toBeUndefined();
  });

  it('SRV-11 is told of exactly one purchase, whatever else of the page remembers', () => {
    const host = show('<org-donation data-layer></org-donation><org-payment data-layer></org-payment>');
    const completed = paid();
    tellDataLayer(host, 'org-payment-complete', completed);
    tellDataLayer(host.nextElementSibling!, 'org-payment-complete', completed);
    expect(layers['dataLayer']).toEqual([
      { ecommerce: null },
      { event: 'purchase', ecommerce: { transaction_id: 'pay-1', currency: 'EUR', value: 50, items } },
    ]);
  });

  it('SRV-11 ENT-30 is told of no purchase in a trial', () => {
    const host = show('<org-donation data-layer></org-donation>');
    tellDataLayer(host, 'org-payment-complete', paid({ mode: 'test' }));
    expect(layers['dataLayer']).toBeUndefined();
  });

  it('ELEM-01 one element of the page, or a frame, speaks for those that say nothing', () => {
    const host = show(
      '<org-donation></org-donation><p data-layer="other"></p><div data-org-frame data-layer="mine"></div>',
    );
    tellDataLayer(host, 'org-payment-complete', paid());
    expect(layers['mine']).toHaveLength(2);
    host.setAttribute('data-layer', 'false');
    tellDataLayer(host, 'org-payment-complete', paid());
    expect(layers['mine']).toHaveLength(2);
    expect(layers['other']).toBeUndefined();
  });

  it('ELEM-01 nothing is pushed where no element asks for it', () => {
    const host = show('<org-donation></org-donation><p data-layer></p>');
    tellDataLayer(host, 'org-checkout-open', opened());
    expect(layers['dataLayer']).toBeUndefined();
  });

  it('PAY-02 a change of a payment is no checkout', () => {
    const host = show('<org-payment data-layer></org-payment>');
    tellDataLayer(host, 'org-checkout-open', opened({ config: { ...config, update: true } }));
    expect(layers['dataLayer']).toBeUndefined();
  });

  it('SRV-09 nothing of the payer, of a debt or of a link is in it', () => {
    const host = show('<org-payment data-layer></org-payment>');
    const private_ = {
      typeId: 'debt-of-dan',
      label: 'Cantine de Dan',
      payer: { nom: 'Dan' },
      accessId: 'Dan',
      team: 'Dan',
    };
    const asked = [
      { ...config, ...private_, type: 'DETTE' as const },
      { ...config, ...private_, typeId: 'toit', link: 'link-of-dan' },
    ];
    for (const one of asked) tellDataLayer(host, 'org-checkout-open', opened({ config: one }));
    expect(layers['dataLayer']).toHaveLength(4);
    expect(JSON.stringify(layers['dataLayer'])).not.toMatch(/dan|int-/i);
  });

  it.each([
    [
      'that throws',
      '',
      {
        push: () => {
          throw new Error('full');
        },
      },
    ],
    ['that is no array', '', document],
    ['that no variable can be called', 'a.b', undefined],
  ])('ELEM-01 one %s stops no payment, and is told to the developer', (_what, name, target) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    if (target) layers['dataLayer'] = target;
    const host = show(`<org-donation data-layer="${name}"></org-donation>`);
    tellDataLayer(host, 'org-checkout-open', opened());
    expect(told.mock.calls.flat().join()).toMatch(/org-sdk: <org-donation> could not push to the data layer/);
    told.mockRestore();
  });

  it('SRV-11 remembers in this browser, not only in this page', () => {
    const host = show('<org-donation data-layer></org-donation>');
    const completed = paid();
    tellDataLayer(host, 'org-payment-complete', completed);
    expect(page.storage.read('local', 'orgkit_purchases')).toContain(completed.intent);
  });
});
