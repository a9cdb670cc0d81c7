import { dataOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
  await world.addTeam('lev', 'gala');
});
afterAll(() => world.close());

const addRule = async (campaign: string, rule: Record<string, unknown>) => {
  const answer = await world.admin('POST', `campagnes/${campaign}/matchings`, {
    label: 'Mécène',
    ratio: 1,
    pool: 1000,
    ...rule,
  });
  return dataOf<{ id: string; used: number }>(answer);
};
const usedOf = async (campaign: string) =>
  dataOf<{ used: number }[]>(await world.admin('GET', `campagnes/${campaign}/matchings`)).map(({ used }) => used);

describe('matching', () => {
  it('SRV-13 adds to gifts up to cap and pool, is shown apart, and goes back with refunds', async () => {
    await world.addCampaign('double');
    await addRule('double', { ratio: 0.5, pool: 60, plafond: 20 });
    const first = await world.open({ typeId: 'double' });
    await world.report(first.event('succeeded'));
    expect((await world.sum('double')).sum).toEqual({ total: 70, matched: 20, received: 50 });
    await world.report(first.event('refunded', 1, 25));
    expect((await world.sum('double')).sum).toEqual({ total: 35, matched: 10, received: 25 });
    const refund = first.event('refunded', 1, 25);
    await Promise.all([world.report(refund), world.report(refund)]);
    expect((await world.sum('double')).sum).toEqual({ total: 0, matched: 0, received: 0 });
    const gifts = await Promise.all(Array.from({ length: 5 }, () => world.open({ typeId: 'double', montant: 40 })));
    await Promise.all(gifts.map(({ event }) => world.report(event('succeeded', 1, 40))));
    expect((await world.sum('double')).sum).toEqual({ total: 260, matched: 60, received: 200 });
    expect(await usedOf('double')).toEqual([60]);
    expect((await world.campaign('double')).matching).toEqual([]);
  });

  it('SRV-13 is capped over all charges of a gift, and takes the team’s rule before that of all', async () => {
    await world.addCampaign('equipe', { config: { productMonth: true } });
    await world.addTeam('lev', 'equipe');
    await addRule('equipe', { ratio: 2 });
    await addRule('equipe', { ratio: 1, team: 'lev', plafond: 30 });
    const { event } = await world.open({ typeId: 'equipe', abo: true, nbMonth: 0, montant: 20, team: 'lev' });
    for (const charge of [1, 2, 3]) await world.report(event('succeeded', charge, 20));
    expect((await world.sum('equipe')).sum.matched).toBe(30);
    await world.report(event('refunded', 2, 20));
    expect((await world.sum('equipe')).sum).toMatchObject({ total: 60, matched: 20 });
    const { event: other } = await world.open({ typeId: 'equipe', montant: 20 });
    await world.report(other('succeeded', 1, 20));
    expect((await world.sum('equipe')).sum.matched).toBe(60);
  });

  it('SRV-12 SRV-13 is for gifts of its window, whenever they are heard of, and is changed for those to come', async () => {
    await world.addCampaign('fenetre');
    const dateEnd = new Date(world.deps.now().getTime() + 60_000).toISOString();
    const { id } = await addRule('fenetre', { dateEnd, pool: 100 });
    const [inside, outside] = [await world.open({ typeId: 'fenetre' }), await world.open({ typeId: 'fenetre' })];
    const early = inside.event('succeeded');
    world.pass(3_600_000);
    await world.report(outside.event('succeeded'));
    await world.report(early);
    expect((await world.sum('fenetre')).sum).toMatchObject({ total: 150, matched: 50 });
    const path = `campagnes/fenetre/matchings/${id}`;
    expect((await world.admin('PUT', path, { pool: 49 })).status).toBe(409);
    for (const wrong of [{ team: 'nobody' }, { ratio: 0.00001 }, { pool: 0.001 }, { dateStart: dateEnd }])
      expect((await world.admin('PUT', path, wrong)).status).toBe(400);
    expect((await world.admin('PUT', path, {}, world.otherToken)).status).toBe(404);
    expect((await world.admin('PUT', 'campagnes/gala/matchings/nowhere', {})).status).toBe(404);
    const changed = await world.admin('PUT', path, { pool: 50, ratio: 0.25, dateEnd: null });
    expect(dataOf(changed)).toMatchObject({ pool: 50, ratio: 0.25, dateEnd: null, used: 50, active: true });
    const log = await world.admin('GET', 'audit?subject=matching');
    expect(dataOf<object[]>(log)[0]).toMatchObject({
      action: 'ADMIN-MATCHING-UPDATE',
      changes: { pool: { from: 10_000, to: 5000 } },
    });
  });
});
