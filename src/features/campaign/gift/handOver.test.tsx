import { fireEvent } from '@testing-library/react';
import { createFakeClock } from '../../../client/testing/fakeClock';
import type { CampaignContext } from '../campaignContext';
import type { GiftStep } from './giftStore';
import { handOver, type ChosenGift } from './handOver';

jest.mock('./checkout', () => ({ startCheckout: async () => ({ state: 'navigated' }) }));

const gift: ChosenGift = {
  montant: 50,
  abo: false,
  nbMonth: 1,
  divide: null,
  team: null,
  displayName: '',
  products: new Map(),
};

/** A gift handed over to the payment form, with the states shown to the visitor. */
async function setUp() {
  const clock = createFakeClock();
  const steps: GiftStep['state'][] = [];
  const campaign = { id: 'abc', label: 'Un toit', config: {}, devise: 'eur', products: [], teams: [] };
  const element = { clock, emit: () => true, texts: {}, organisation: { devise: 'eur' } };
  const context = { campaign, element, plan: { settlement: 'eur' }, source: null } as unknown as CampaignContext;
  await handOver(context, gift, ({ state }) => steps.push(state));
  return { clock, steps };
}

describe('a visitor who went to pay', () => {
  it('MODAL-09 can give again at once after Back to a page that the browser had kept', async () => {
    const { clock, steps } = await setUp();
    expect(steps).toEqual(['busy']);
    fireEvent(window, new Event('pageshow'));
    expect(steps).toEqual(['busy', 'idle']);
    fireEvent(window, new Event('pageshow'));
    await clock.pass(10_000);
    expect(steps).toEqual(['busy', 'idle']);
  });

  it('MODAL-09 can give again after ten seconds when the window stayed', async () => {
    const { clock, steps } = await setUp();
    await clock.pass(9999);
    expect(steps).toEqual(['busy']);
    await clock.pass(1);
    expect(steps).toEqual(['busy', 'idle']);
  });
});
