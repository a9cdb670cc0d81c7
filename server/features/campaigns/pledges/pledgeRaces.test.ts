import { dataOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

it('SRV-03 SRV-08 news of a promise, another payment of it and its cancelling get past each other', async () => {
  const bad: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const made = Array.from({ length: 8 }, () => world.admin('POST', 'campagnes/gala/engagements', { montant: 100 }));
    const pledges = (await Promise.all(made)).map((one) => dataOf<{ id: string; url: string }>(one));
    const rows = await Promise.all(
      pledges.map(async ({ id, url }) => {
        const link = url.split('/').at(-1);
        return { id, link, checkout: await world.open({ typeId: undefined, link, montant: 30 }) };
      }),
    );
    const all = rows.flatMap(({ id, link, checkout }) => [
      world.submit({ type: 'CAMPAGNE', link, montant: 40 }),
      world.report(checkout.event('succeeded', 1, 30)),
      world.admin('PUT', `campagnes/gala/engagements/${id}`, { state: 'cancelled' }),
      world.submit({ type: 'CAMPAGNE', link, montant: 50 }),
    ]);
    for (const { status, text } of await Promise.all(all)) if (status >= 500) bad.push(`${round} ${status} ${text}`);
  }
  expect(bad).toEqual([]);
  expect((await world.campaign()).stats).toMatchObject({
    total: { sum: { total: 24 * 30, received: 24 * 30 }, count: { total: 24 } },
    engagements: { sum: 0, count: 0 },
  });
});
