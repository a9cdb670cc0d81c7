import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';
import { dataOf } from '../../../testing/adminServer';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

interface Known {
  readonly id: string;
  readonly version: string;
}

it('CALL-165 a gift is changed for the version that was read, which refunds leave as it is', async () => {
  await world.addCampaign('dons');
  const paid = await world.open({ typeId: 'dons', montant: 50 });
  await world.report(paid.event('succeeded', 1, 50));
  await world.admin('POST', 'campagnes/dons/dons', { id: 'cash', montant: 20, displayName: 'Anna' });
  const listed = async () => dataOf<Known[]>(await world.admin('GET', 'campagnes/dons/dons'));
  const [cash, card] = await listed();
  await world.report(paid.event('refunded', 1, 10));
  expect((await listed()).map(({ version }) => version)).toEqual([cash?.version, card?.version]);

  const change = (gift: Known | undefined, body: object) => world.admin('PUT', `campagnes/dons/dons/${gift?.id}`, body);
  const { version } = cash ?? {};
  const changed = dataOf<Known>(await change(cash, { montant: 25, version }));
  const late = await change(cash, { montant: 30, note: 'Deux fois', version });
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'changed', data: changed })]);
  expect(await world.sum('dons')).toMatchObject({ sum: { total: 65 } });
  expect((await change(card, { hidden: true, version: card?.version })).status).toBe(200);
});

it('CALL-165 a promise is changed for the version that was read, which payments leave as it is', async () => {
  await world.addCampaign('promesses');
  const path = 'campagnes/promesses/engagements';
  const infos = { nom: 'Lévi', tel: '+33612345678' };
  const { id, version, url } = dataOf<Known & { url: string }>(await world.admin('POST', path, { montant: 90, infos }));
  const part = await world.open({ typeId: undefined, link: url.split('/').at(-1), montant: 40 });
  await world.report(part.event('succeeded', 1, 40));
  const changed = dataOf<Known>(await world.admin('PUT', `${path}/${id}`, { displayName: 'Table 4', version }));
  const late = await world.admin('PUT', `${path}/${id}`, { state: 'cancelled', version });
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed', data: { ...changed, reste: 50 } }]);
  expect((await world.admin('PUT', `${path}/${id}`, { state: 'cancelled', version: changed.version })).status).toBe(
    200,
  );
});

it('CALL-165 whoever does not see contacts learns no version of a promise, by which these could be guessed', async () => {
  await world.addCampaign('vue');
  await world.admin('POST', 'campagnes/vue/engagements', { montant: 90, infos: { tel: '+33612345678' } });
  const code = { name: 'Table 1', expiresAt: new Date(world.deps.now().getTime() + 3_600_000).toISOString() };
  const made = await world.admin('POST', 'campagnes/vue/codes', code);
  const { token } = made.body as unknown as { token: string };
  expect(dataOf(await world.admin('GET', 'campagnes/vue/engagements', undefined, token))).toMatchObject([
    { infos: { tel: '' }, version: '' },
  ]);
});
