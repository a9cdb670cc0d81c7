import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CampaignProduct } from '../../../contract/campaigns/campaigns';
import { GiveForm } from '../give/GiveForm';
import { renderGive, type GiveOptions } from '../give/testing/renderGive';
import { ProductsView } from './ProductsView';

const user = userEvent.setup();
const product = (
  id: string,
  montant: number,
  position: number,
  more: Partial<CampaignProduct> = {},
): CampaignProduct => ({
  id,
  name: `Article ${id}`,
  montant,
  position,
  ...more,
});
const products = [product('b', 18.5, 2), product('a', 100, 1), product('c', 1000, 3, { divide: 10 })];
const intent = { success: true, data: { id: 'i1', url: 'https://soleil.example/paiement', expiresAt: '' } };

const show = async (options: GiveOptions = {}) => {
  const view = await renderGive(
    <>
      <ProductsView />
      <GiveForm place="modal" />
    </>,
    {
      answer: () => ({ json: intent }),
      prevent: (name) => name === 'org-checkout-open',
      ...options,
      campaign: { products, ...options.campaign },
    },
  );
  await screen.findByText('Article a');
  return view;
};
const cards = () => [...document.querySelectorAll('.product-name')].map(({ textContent }) => textContent);
const form = () => within(document.querySelector<HTMLElement>('.give')!);

it('CPROD-01 adds by a click, changes by − and +, and makes the amount of the form', async () => {
  const { calls, store } = await show();
  expect(cards()).toEqual(['Article a', 'Article b', 'Article c']);
  await user.click(screen.getByRole('button', { name: 'Choisir : Article b' }));
  const more = screen.getAllByRole('button', { name: 'Un de plus : Article b' })[0]!;
  expect(more).toHaveFocus();
  await user.click(more);
  await user.click(more);
  expect(form().getByRole('button', { name: /^Donner \d/ })).toHaveTextContent('Donner 55,50 €');
  await user.click(screen.getAllByRole('button', { name: 'Un de moins : Article b' })[0]!);
  expect(form().getByText('37 €', { exact: false, selector: '.cart-total *' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /^Donner 37/ })[0]!);
  expect(store.getState().giving).toBe(true);
  await user.click(form().getByRole('button', { name: /^Donner 37/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ config: { montant: 37, campagne: { products: [{ id: 'b', quantity: 2 }] } } });
  await user.click(form().getByRole('button', { name: 'Donner un autre montant' }));
  expect(form().getByRole('textbox', { name: 'Autre montant' })).toHaveValue('');
});

it('CPROD-02 goes straight to the payment with the split of the product', async () => {
  const { calls } = await show();
  await user.click(screen.getByRole('button', { name: 'Choisir : Article c' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    config: { montant: 1000, divide: 10, nbMonth: 10, campagne: { products: [{ id: 'c', quantity: 1 }] } },
  });
});

it('CPROD-03 shows the first two without a dialog, until all are asked for', async () => {
  await show({ campaign: { config: { noModal: true } } });
  expect(cards()).toEqual(['Article a', 'Article b']);
  await user.click(screen.getByRole('button', { name: 'Voir Plus' }));
  expect(cards()).toHaveLength(3);
});

it('CPROD-01 CUR-02 names what is charged: the prices themselves, not what the currency shown makes of them', async () => {
  const { calls } = await show({ settings: { currency: 'ils' } });
  await user.click(screen.getByRole('button', { name: 'Choisir : Article b' }));
  await user.click(screen.getAllByRole('button', { name: 'Un de plus : Article b' })[0]!);
  expect(document.querySelector('.product-sum')).toHaveTextContent(/142\s₪ ≈ 37\s€/);
  await user.click(screen.getAllByRole('button', { name: 'Un de plus : Article b' })[0]!);
  expect(document.querySelector('.product-sum')).toHaveTextContent(/213\s₪ ≈ 55,50\s€/);
  expect(calls).toEqual([]);
});

it('CPROD-01 shows pictures that the organisation’s server has, on whatever page', async () => {
  await show({ campaign: { products: [product('a', 5, 1, { image: '/brique.jpg' })] } });
  expect(document.querySelector('.product-image')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https?:.*\/brique\.jpg$/),
  );
});
