import { eq } from 'drizzle-orm';
import { campaigns, campaignGifts, entries } from '../../../db/schema';
import { dataOf } from '../../../testing/adminServer';
import { forgetTotals } from '../../../ledger/testing/forgetTotals';
import { runDataStep } from '../testing/runDataStep';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
  await world.addTeam('lev', 'gala');
});
afterAll(() => world.close());

describe('a payment to a campaign', () => {
  it('ENT-25 SRV-03 becomes one gift with the event that first counts it, whatever comes first or again', async () => {
    const { event, paymentId } = await world.open({
      campagne: { displayName: ' Dana ' },
      commentaire: 'Pour la paix',
      team: 'lev',
    });
    const before = (await world.campaign()).version;
    const [refund, paid] = [event('refunded', 1, 20), event('succeeded')];
    await world.report(refund);
    expect(await world.donors()).toEqual([]);
    await Promise.all([world.report(paid), world.report(paid), world.report({ ...paid, id: 'again' })]);
    await world.report(refund);
    expect(await world.donors()).toMatchObject([
      {
        _id: '00000001',
        montant: 30,
        type: 'DON',
        commentaire: 'Pour la paix',
        campagneExtraData: { displayName: 'Dana', team: 'lev' },
      },
    ]);
    expect(await world.campaign()).toMatchObject({
      version: before + 1,
      stats: { total: { sum: { total: 30, received: 30 }, count: { total: 1 } } },
      teams: [{ param: 'lev', objectif: 30 }],
    });
    const rows = await world.ledgerOf(paymentId);
    expect(new Set(rows.map(({ giftId }) => giftId)).size).toBe(1);
    expect(rows.every(({ giftId }) => giftId !== null)).toBe(true);
  });

  it('FEED-01 names later charges of the same gift; an unknown team is none, no name is anonymous', async () => {
    await world.addCampaign('mois', { config: { productMonth: true } });
    const monthly = { type: 'CAMPAGNE', typeId: 'mois', abo: true, nbMonth: 0, team: 'nobody', montant: 20 };
    const { event } = await world.open(monthly);
    await world.report(event('succeeded', 2, 20));
    await world.report(event('succeeded', 1, 20));
    expect(await world.donors('mois')).toMatchObject([
      { montant: 40, type: 'ABONNEMENT', montantPerMonth: 20, campagneExtraData: { displayName: '', team: null } },
    ]);
    await world.report(event('refunded', 1, 20));
    expect(await world.sum('mois')).toMatchObject({ sum: { total: 20 }, count: { total: 1 } });
    await world.report(event('refunded', 2, 20));
    expect(await world.sum('mois')).toMatchObject({ sum: { total: 0 }, count: { total: 0 } });
    expect(await world.donors('mois')).toEqual([]);
  });

  it('TEAM-01 names the source that its giver came by, of those that the campaign has then', async () => {
    const sources = [{ param: 'lettre' }];
    await world.addCampaign('venue', { sources });
    const pay = async (asked: Record<string, unknown>, name: string) => {
      const { event } = await world.open({ typeId: 'venue', campagne: { displayName: name }, ...asked });
      await world.report(event('succeeded'));
    };
    const intent = await world.makeIntent({ type: 'CAMPAGNE', typeId: 'venue', source: 'lettre' });
    await pay({ intent: dataOf<{ id: string }>(intent).id, source: 'autre' }, 'intent');
    await pay({ source: 'autre' }, 'unknown');
    await pay({}, 'none');
    const pledged = await world.pledge({ source: 'lettre', montant: 50 }, undefined, 'venue');
    const link = (pledged.body as { url: string }).url.split('/').at(-1);
    await pay({ link, source: 'autre' }, 'pledge');
    await world.admin('PUT', 'campagnes/venue', { sources: [] });
    await pay({ source: 'lettre' }, 'gone');
    const gifts = dataOf<Record<string, unknown>[]>(await world.admin('GET', 'campagnes/venue/dons'));
    expect(gifts.map(({ displayName, source }) => [displayName, source])).toEqual([
      ['gone', null],
      ['pledge', 'lettre'],
      ['none', null],
      ['unknown', null],
      ['intent', 'lettre'],
    ]);
    const rows = (await world.admin('GET', 'campagnes/venue/dons.csv')).text.split('\r\n');
    expect(rows[0]).toMatch(/,source,mode$/);
    expect(rows.filter((row) => row.endsWith(',lettre,test'))).toHaveLength(2);
    const [latest] = dataOf<object[]>(await world.admin('GET', 'payments?limit=1'));
    expect(latest).toMatchObject({ source: 'lettre' });
  });

  it('ENT-25 TEAM-01 stays with its team, whatever address that team has by then', async () => {
    await world.addCampaign('noms');
    const made = await world.admin('POST', 'campagnes/noms/teams', { param: 'lev', label: 'Lev' });
    const path = `campagnes/noms/teams/${dataOf<{ id: string }>(made).id}`;
    const intent = await world.makeIntent({ type: 'CAMPAGNE', typeId: 'noms', team: 'lev' });
    const atProvider = await world.open({ typeId: 'noms', team: 'lev' });
    world.pass(1000);
    await world.admin('PUT', path, { param: 'lev-tov' });
    world.pass(1000);
    const later = await world.open({ typeId: 'noms', intent: dataOf<{ id: string }>(intent).id });
    await world.report(later.event('succeeded'));
    await world.pledge({ campagne: { displayName: 'Ana', team: 'lev' } }, undefined, 'noms');
    await world.admin('POST', 'campagnes/noms/teams', { param: 'lev', label: 'Une autre' });
    const other = await world.open({ typeId: 'noms', team: 'lev' });
    for (const { event } of [atProvider, other]) await world.report(event('succeeded'));
    const teams = (await world.donors('noms')).map(({ campagneExtraData }) => campagneExtraData.team);
    expect(teams).toEqual(['lev', 'lev-tov', 'lev-tov']);
    const pledges = await world.admin('GET', 'campagnes/noms/engagements');
    expect(dataOf<object[]>(pledges)).toMatchObject([{ team: 'lev-tov' }]);
  });

  it('SRV-13 that counted before gifts were kept becomes one by the migration', async () => {
    await world.addCampaign('ancien');
    const { event, paymentId } = await world.open({ typeId: 'ancien', campagne: { displayName: 'Vieux' } });
    await world.report(event('succeeded'));
    const { queries } = world.deps.database;
    await queries.update(entries).set({ giftId: null }).where(eq(entries.paymentId, paymentId));
    await queries.delete(campaignGifts).where(eq(campaignGifts.paymentId, paymentId));
    await queries.update(campaigns).set({ giftCount: 0 }).where(eq(campaigns.id, 'ancien'));
    await forgetTotals(queries);
    expect((await world.sum('ancien')).count.total).toBe(0);
    await runDataStep(queries);
    await runDataStep(queries);
    expect(await world.sum('ancien')).toMatchObject({ sum: { total: 50 }, count: { total: 1 } });
    expect(await world.donors('ancien')).toMatchObject([
      { _id: '00000001', campagneExtraData: { displayName: 'Vieux' } },
    ]);
  });
});
