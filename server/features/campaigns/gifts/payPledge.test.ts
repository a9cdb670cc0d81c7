import { and, eq, like } from 'drizzle-orm';
import { entries } from '../../../db/schema';
import { checkTotals } from '../../../ledger/totals/checkTotals';
import { dataOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

const cash = { id: 'hand-1', montant: 60, means: 'cash', date: '2025-01-10' };
const place = (campaign: string, id = campaign) => `campagnes/${campaign}/engagements/${id}/payments`;
const note = (campaign: string, more: object = {}, id?: string, token?: string) =>
  world.admin('POST', place(campaign, id), { ...cash, ...more }, token);

/** A campaign of that name with one promise of 100, and its link. */
async function promise(campaign: string, more: object = {}): Promise<string | undefined> {
  await world.addCampaign(campaign);
  const body = { id: campaign, montant: 100, displayName: 'Table 7', ...more };
  const { url } = dataOf<{ url: string }>(await world.admin('POST', `campagnes/${campaign}/engagements`, body));
  return url.split('/').at(-1);
}
const rest = async (campaign: string) =>
  dataOf<{ id: string; reste: number; state: string }[]>(
    await world.admin('GET', `campagnes/${campaign}/engagements`),
  ).map(({ reste, state }) => [reste, state]);
const sums = async (campaign: string) => {
  const { engagements, total } = (await world.campaign(campaign)).stats;
  return { promised: engagements, given: total.sum.total };
};

describe('PLEDGE-04 what comes of a promise by hand', () => {
  it('PLEDGE-04 CALL-130 moves from promises to gifts, whole or in part, once', async () => {
    await promise('main');
    const paid = await note('main');
    expect(dataOf(paid)).toEqual({ ...cash, paiement: null, cancelledAt: null });
    expect(dataOf(await note('main'))).toEqual(dataOf(paid));
    expect(await rest('main')).toEqual([[40, 'open']]);
    expect(await sums('main')).toMatchObject({ promised: { sum: 40, count: 1 }, given: 60 });
    const other = await note('main', { montant: 10 });
    expect([other.status, other.body]).toMatchObject([409, { code: 'taken' }]);
    const over = await note('main', { id: 'hand-2', montant: 40.01 });
    expect([over.status, over.body]).toMatchObject([409, { code: 'overpaid' }]);
    const late = await note('main', { id: 'hand-2', montant: 1, date: '2025-01-16' });
    expect(late.body).toMatchObject({ issues: [{ path: 'date' }] });
    await note('main', { id: 'hand-2', montant: 40, means: 'cheque' });
    expect(await rest('main')).toEqual([[0, 'paid']]);
    expect(await sums('main')).toMatchObject({ promised: { sum: 0, count: 0 }, given: 100 });
    expect(await world.donors('main')).toMatchObject([
      { montant: 40, campagneExtraData: { displayName: 'Table 7' } },
      { montant: 60, campagneExtraData: { displayName: 'Table 7' } },
    ]);
  });

  it('PLEDGE-04 several at once never pay more than was promised', async () => {
    await promise('race');
    const all = await Promise.all([1, 2, 3].map((number) => note('race', { id: `race-${number}` })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await rest('race')).toEqual([[40, 'open']]);
  });

  it('PLEDGE-04 CALL-130 is taken back once by an entry of its own, and stays to be read', async () => {
    await promise('back');
    await note('back', { id: 'back-1', montant: 100 });
    for (let time = 0; time < 2; time += 1)
      expect(dataOf(await world.admin('DELETE', `${place('back')}/back-1`))).toMatchObject({
        ...{ montant: 100, cancelledAt: expect.any(String) },
      });
    expect(await rest('back')).toEqual([[100, 'open']]);
    expect(await sums('back')).toMatchObject({ promised: { sum: 100, count: 1 }, given: 0 });
    expect(await world.donors('back')).toEqual([]);
    const rows = await world.deps.database.queries
      .select()
      .from(entries)
      .where(and(eq(entries.giftId, 'back-1'), like(entries.kind, 'manual')));
    expect(rows.map(({ montant }) => montant).sort()).toEqual([-10000, 10000]);
    expect((await world.admin('DELETE', `${place('main')}/back-1`)).status).toBe(404);
  });

  it('PLEDGE-04 the link asks for the rest, and is finished at none', async () => {
    const link = await promise('link');
    await note('link', { id: 'link-1' });
    const page = await world.server.request('GET', `/v1/liens/${link}`);
    expect(page.body).toMatchObject({ data: { config: { montant: 40 } } });
    const { status, body } = await world.submit({ type: 'CAMPAGNE', typeId: undefined, link, montant: 40 });
    await world.press((body as { url: string }).url, 'pay');
    await world.deliver();
    expect([status, await rest('link')]).toEqual([200, [[0, 'paid']]]);
    expect(dataOf(await world.admin('GET', place('link')))).toMatchObject([
      { means: 'online', montant: 40, paiement: expect.any(String) },
      { means: 'cash', montant: 60, paiement: null },
    ]);
    const whole = await promise('whole');
    await note('whole', { id: 'whole-1', montant: 100 });
    expect((await world.server.request('GET', `/v1/liens/${whole}`)).body).toMatchObject({
      data: { linkData: { reason: 'finished' } },
    });
    expect((await world.submit({ type: 'CAMPAGNE', typeId: undefined, link: whole, montant: 100 })).status).not.toBe(
      200,
    );
  });

  it('PLEDGE-04 is not noted of a cancelled promise, and its gift is changed nowhere else', async () => {
    await promise('off');
    await world.admin('PUT', 'campagnes/off/engagements/off', { state: 'cancelled' });
    expect(await note('off', { id: 'off-1' })).toMatchObject({ status: 409, body: { code: 'cancelled' } });
    const change = (gift: object) => world.admin('PUT', 'campagnes/main/dons/hand-1', gift);
    expect(await change({ montant: 10 })).toMatchObject({ status: 409, body: { code: 'paid' } });
    expect(dataOf(await change({ hidden: true }))).toMatchObject({ hidden: true, pledgeId: 'main' });
  });

  it('PLEDGE-04 counts what a sponsor adds, for its team, and kept totals are those of the ledger', async () => {
    await world.addCampaign('team');
    await world.addTeam('sol', 'team');
    await world.admin('POST', 'campagnes/team/matchings', { label: 'Sponsor', ratio: 1, pool: 1000 });
    await promise('team', { team: 'sol' });
    await note('team', { id: 'team-1' });
    const { data } = (await world.server.request('GET', '/v1/campagne/teams/team')).body as { data: object[] };
    expect(data).toMatchObject([{ param: 'sol', stats: { sum: 120, matched: 60 } }]);
    await world.admin('DELETE', `${place('team')}/team-1`);
    const { differences } = await checkTotals(world.deps, { since: new Date(world.deps.now().getTime() + 1000) });
    expect(differences).toEqual([]);
  });

  it('ORG-01 SRV-09 is unknown to other organisations, and leaves no name in the log', async () => {
    expect((await note('main', {}, 'main', world.otherToken)).status).toBe(404);
    expect((await world.admin('GET', place('main'), undefined, world.otherToken)).status).toBe(404);
    expect((await world.admin('DELETE', `${place('main')}/hand-1`, undefined, world.otherToken)).status).toBe(404);
    const log = JSON.stringify((await world.admin('GET', 'audit?subject=pledge')).body);
    expect(log).toContain('ADMIN-PLEDGE-PAYMENT-CREATE');
    expect(log).not.toContain('Table 7');
  });
});
