import { dataOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld, type Checkout } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld({ config: { productMonth: true } });
});
afterAll(() => world.close());

const addRule = async (campaign: string, rule: Record<string, unknown>) => {
  await world.admin('POST', 'campagnes', { id: campaign, label: campaign });
  await world.admin('POST', `campagnes/${campaign}/matchings`, { label: 'Mécène', ...rule });
};
const usedOf = async (campaign: string) =>
  dataOf<{ used: number }[]>(await world.admin('GET', `campagnes/${campaign}/matchings`)).map(({ used }) => used);

type Event = ReturnType<Checkout['event']>;
const inAnyOrder = (events: readonly Event[]): Event[][] =>
  events.length < 2
    ? [[...events]]
    : events.flatMap((first) => inAnyOrder(events.filter((one) => one !== first)).map((rest) => [first, ...rest]));

describe('what is heard of a gift in any order', () => {
  const split = { montant: 40, abo: true, nbMonth: 3, divide: 3, amounts: { montant: 120, fees: 0, total: 120 } };
  it.each([
    [
      'once',
      { montant: 50 },
      [
        ['succeeded', 1, 50],
        ['refunded', 1, 20],
        ['refunded', 1, 10],
      ],
      20,
      8,
    ],
    [
      'split',
      split,
      [
        ['succeeded', 1, 40],
        ['failed', 2, 40],
        ['refunded', 1, 10],
      ],
      70,
      11.66,
    ],
    [
      'month',
      { montant: 50, abo: true, nbMonth: 0 },
      [
        ['succeeded', 1, 50],
        ['refunded', 1, 20],
      ],
      30,
      12,
    ],
    [
      'nothing',
      { montant: 50 },
      [
        ['succeeded', 1, 50],
        ['refunded', 1, 50],
      ],
      0,
      0,
    ],
  ] as const)('SRV-03 SRV-13 has the same match: %s', async (campaign, asked, told, montant, matched) => {
    await addRule(campaign, { ratio: 0.5, pool: 1000, plafond: 20 });
    await world.admin('PUT', `campagnes/${campaign}`, { config: { productMonth: true } });
    const order = inAnyOrder(told.map(([type, charge, amount]) => ({ type, charge, amount })));
    for (const events of order) {
      const { event } = await world.open({ typeId: campaign, ...asked });
      for (const { type, charge, amount } of events) {
        const heard = event(String(type), Number(charge), Number(amount));
        expect((await world.report(heard)).status).toBe(200);
        if (type === 'succeeded') await world.report({ ...heard, id: `${String(heard['id'])}-again` });
      }
    }
    const gifts = dataOf<object[]>(await world.admin('GET', `campagnes/${campaign}/dons`));
    expect(gifts).toHaveLength(order.length);
    for (const gift of gifts) expect(gift).toMatchObject({ montant, matched });
    expect(await usedOf(campaign)).toEqual([Math.round(matched * 100 * order.length) / 100]);
  });

  it('SRV-13 never takes more than a pool holds, also of what goes back at once', async () => {
    await addRule('fond', { ratio: 0.5, pool: 25, plafond: 20 });
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => world.open({ typeId: 'fond' })));
    await world.report(first!.event('refunded', 1, 40));
    await world.report(first!.event('succeeded'));
    expect(await usedOf('fond')).toEqual([4]);
    for (const { event } of others) await world.report(event('succeeded'));
    expect(await usedOf('fond')).toEqual([25]);
    expect((await world.campaign('fond')).stats.total.sum).toEqual({ total: 135, matched: 25, received: 110 });
  });
});

describe('a new amount of the charges to come', () => {
  /** A gift with its first charge taken, and a change of its amount. */
  async function begin(asked: Record<string, unknown>) {
    const { paymentId, url } = await world.open({ typeId: 'gala', abo: true, montant: 20, ...asked });
    await world.press(url, 'pay');
    await world.deliver();
    const terms = { linkType: 'UPDATE-PAIEMENT', paiement: paymentId, changeAmount: true };
    const { id } = dataOf<{ id: string }>(await world.admin('POST', 'liens', terms));
    return async (montant: number) => {
      const { body } = await world.submit({ link: id, montant });
      expect(body).toMatchObject({ success: true });
    };
  }

  it('ENT-25 FEED-01 PAY-02 SRV-13 is what a month of a gift without end takes; what was taken stays', async () => {
    const change = await begin({ nbMonth: 0, campagne: { displayName: 'Ana' } });
    const { version } = await world.campaign();
    await change(35);
    expect(await world.donors()).toMatchObject([{ montant: 20, type: 'ABONNEMENT', montantPerMonth: 35 }]);
    expect((await world.campaign()).version).toBe(version + 1);
  });

  it('SRV-13 PAY-02 is counted ahead at once, for donors, totals and sponsors alike', async () => {
    await world.admin('POST', 'campagnes/gala/matchings', { label: 'Mécène', ratio: 1, pool: 1000 });
    const before = (await world.campaign()).stats.total.sum;
    const change = await begin({ nbMonth: 3 });
    await change(35);
    expect((await world.donors())[0]).toMatchObject({ montant: 90, matched: 90 });
    const { total } = (await world.campaign()).stats.total.sum;
    expect(total - before.total).toBe(180);
  });
});
