import { dataOf, idsOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
let helper: string;
beforeAll(async () => {
  world = await createCampaignWorld({ sources: [{ param: 'poster' }] });
  await world.addTeam('lev');
  const made = await world.admin('POST', 'tokens', { name: 'Hall', scope: 'evening', campaignId: 'gala' });
  helper = (made.body as { token: string }).token;
});
afterAll(() => world.close());

const enter = (path: string, body: object) => world.admin('POST', `campagnes/gala/${path}`, body, helper);

describe('a gift entered by hand', () => {
  const given = { id: 'g-1', montant: 20, displayName: 'Ana', team: 'lev' };

  it('GIFT-01 is entered once, however often it is sent, and answered as it is now', async () => {
    const first = dataOf(await enter('dons', given));
    expect(dataOf(await enter('dons', given))).toEqual(first);
    await world.admin('PUT', 'campagnes/gala/dons/g-1', { montant: 30 });
    expect(dataOf(await enter('dons', given))).toMatchObject({ id: 'g-1', montant: 30 });
    expect((await world.sum()).sum.total).toBe(30);
    const twice = await Promise.all([1, 2].map(() => enter('dons', { ...given, id: 'g-2' })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.sum()).count.total).toBe(2);
  });

  it('GIFT-01 with a taken id and another body, or for another campaign, is refused', async () => {
    expect((await enter('dons', { ...given, montant: 21 })).status).toBe(409);
    await world.addCampaign('purim');
    expect((await world.admin('POST', 'campagnes/purim/dons', given)).status).toBe(409);
    expect((await world.sum()).count.total).toBe(2);
  });
});

describe('promises', () => {
  const list = async (query: string, token?: string) =>
    idsOf(await world.admin('GET', `campagnes/gala/engagements?${query}`, undefined, token));
  beforeAll(async () => {
    const infos = { nom: 'Lévy', prenom: 'Éléonore', email: 'someone@example.org', tel: '+33612345678' };
    const promise = (id: string, more: object, campaign = 'gala') =>
      world.admin('POST', `campagnes/${campaign}/engagements`, { id, montant: 50, ...more });
    await promise('p-1', { montant: 100, displayName: 'Les amis', infos });
    await promise('p-2', { displayName: 'Łódź' });
    await promise('p-3', { displayName: 'Les amis' }, 'purim');
    await world.admin('PUT', 'campagnes/gala/engagements/p-2', { state: 'cancelled' });
  });

  it('CALL-75 are found by names and id, in their campaign alone', async () => {
    expect(await list('search=AMIS%20les')).toEqual(['p-1']);
    expect(await list('search=eleonore%20levy')).toEqual(['p-1']);
    expect(await list('search=lodz')).toEqual(['p-2']);
    expect(await list('search=lodz&state=open')).toEqual([]);
    expect(await list('search=p-2')).toEqual(['p-2']);
    expect(await list('search=le&limit=1&before=p-2')).toEqual(['p-1']);
    expect(await list('search=_')).toEqual([]);
    const csv = await world.admin('GET', 'campagnes/gala/engagements.csv?search=lodz');
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
  });

  it.each(['someone', 'so', '612345', 'levy%20someone'])(
    'CALL-75 SRV-10 are found by contact details, as %s, by those alone who see them',
    async (search) => {
      expect(await list(`search=${search}`)).toEqual(['p-1']);
      expect(await list(`search=${search}`, helper)).toEqual([]);
    },
  );

  it('CALL-75 SRV-10 are found by names by a helper of the evening, too', async () => {
    expect(await list('search=ami', helper)).toEqual(['p-1']);
    expect(await list('search=leo', helper)).toEqual(['p-1']);
  });

  it('CALL-76 are added up by state, and gifts by their source', async () => {
    const { event } = await world.open({ source: 'poster', montant: 60 });
    await world.report(event('succeeded', 1, 60));
    expect(dataOf(await world.admin('GET', 'campagnes/gala/figures', undefined, helper))).toEqual({
      mode: 'test',
      pledges: { open: { sum: 100, count: 1 }, paid: { sum: 0, count: 0 }, cancelled: { sum: 50, count: 1 } },
      sources: [
        { param: 'poster', sum: 60, count: 1 },
        { param: null, sum: 50, count: 2 },
      ],
    });
    expect((await world.admin('GET', 'campagnes/nowhere/figures')).status).toBe(404);
  });
});
