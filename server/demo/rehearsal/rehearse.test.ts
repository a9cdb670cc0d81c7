import { StartupError } from '../../errors';
import { createCampaign } from '../../features/campaigns/admin/campaignService';
import { readCampaignState } from '../../features/campaigns/reading/readCampaign';
import { createTeam } from '../../features/campaigns/admin/teamService';
import { lightWork } from '../../guard/testing/solve';
import type { Gateway } from '../../gateways/gateway';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import { rehearse, type RehearsalMeans } from './rehearse';

let world: CheckoutWorld;
let waited: number[];
beforeAll(async () => {
  world = await createCheckoutWorld();
  const { deps } = world;
  await deps.database.transaction(async (tx) => {
    const gala = await createCampaign(tx, deps, 'demo', { id: 'gala', label: 'Gala', gala: true });
    await createTeam(tx, deps, gala, { param: 'lev', label: 'Lev' });
    await createTeam(tx, deps, gala, { param: 'comite', label: 'Comité', hidden: true });
    await createCampaign(tx, deps, 'other', { id: 'theirs', label: 'Theirs' });
  });
});
afterAll(() => world.close());
beforeEach(() => (waited = []));

/** Chance that repeats itself, and a clock that moves only while the rehearsal waits; meanwhile the sandbox delivers. */
function meansOf(at: CheckoutWorld, stopAfter: number): RehearsalMeans {
  const stop = new AbortController();
  let state = 7;
  return {
    origin: at.server.url,
    publicUrl: at.deps.config.publicUrl,
    random: () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647,
    async wait(milliseconds) {
      waited.push(milliseconds);
      at.pass(milliseconds);
      await at.deliver();
      if (waited.length >= stopAfter) stop.abort();
    },
    say: () => {},
    signal: stop.signal,
  };
}
const stateOf = async (id: string) => {
  const { database, now } = world.deps;
  const state = await readCampaignState(database.queries, { organisationId: 'demo', campaignId: id }, now());
  if (!state) throw new Error('no campaign');
  return state;
};

const readOther = async (asked?: 'test') => {
  const { database, now } = world.deps;
  const key = { organisationId: 'other', campaignId: 'theirs', asked };
  const state = await readCampaignState(database.queries, key, now());
  if (!state) throw new Error('no campaign');
  return state;
};

describe('a rehearsal', () => {
  it('SCREEN-01 SRV-13 has gifts and promises arrive at the pace asked for, through the ledger, until it is stopped', async () => {
    const done = await rehearse(meansOf(world, 24), { campaignId: 'gala', perMinute: 20 });
    expect(done.gifts + done.promises).toBe(24);
    expect(done.promises).toBeGreaterThan(0);
    for (const pause of waited) {
      expect(pause).toBeGreaterThanOrEqual(1500);
      expect(pause).toBeLessThan(4500);
    }
    const { campaign, donors, gifts } = await stateOf('gala');
    expect([campaign.stats.total.sum.received, campaign.stats.engagements.count]).toEqual([done.given, done.promises]);
    expect([gifts, donors.length]).toEqual([done.gifts, done.gifts]);
    expect(new Set(donors.map(({ campagneExtraData: { team } }) => team))).toEqual(new Set(['lev', null]));
    expect(donors.some(({ campagneExtraData: { displayName } }) => displayName === '')).toBe(true);
  });

  it('SRV-09 goes on where so many promises of one address are asked a challenge', async () => {
    const guarded = await createCheckoutWorld({ guard: { work: lightWork } });
    try {
      const { deps } = guarded;
      await deps.database.transaction((tx) => createCampaign(tx, deps, 'demo', { id: 'gala', label: 'G', gala: true }));
      const done = await rehearse(
        { ...meansOf(guarded, Infinity), random: () => 0.1 },
        { campaignId: 'gala', perMinute: 60, gifts: 12 },
      );
      expect(done.promises).toBe(12);
    } finally {
      await guarded.close();
    }
  });

  it('ENT-32 of an organisation’s own campaign enters test rows with its token, and moves nothing real', async () => {
    const own = { org: 'other', token: world.otherToken };
    const { campaign } = await readOther();
    const done = await rehearse(meansOf(world, Infinity), { campaignId: 'theirs', perMinute: 60, gifts: 4, own });
    expect(done.gifts).toBe(4);
    const path = '/v1/admin/campagnes/theirs/dons?mode=';
    const list = async (mode: string) =>
      (await world.server.request('GET', `${path}${mode}`, { token: world.otherToken })).body as { data: object[] };
    expect((await list('live')).data).toEqual([]);
    expect((await list('test')).data).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ mode: 'test' })),
    );
    expect((await readOther('test')).campaign.stats.total.sum.received).toBe(done.given);
    expect(campaign.stats.total.sum.received).toBe(0);
    const run = rehearse(meansOf(world, 1), {
      campaignId: 'theirs',
      perMinute: 60,
      own: { ...own, token: world.token },
    });
    await expect(run).rejects.toThrow(StartupError);
  });

  it('ends by itself after the number asked for', async () => {
    const done = await rehearse(meansOf(world, Infinity), { campaignId: 'gala', perMinute: 60, gifts: 3 });
    expect(done.gifts + done.promises).toBe(3);
  });

  it.each([
    ['a forced split', { forceDivideGTEAmount: 20, forceDivideNB: 4 }],
    ['forced months', { forceMonthNb: 6 }],
    ['months of its own', { productMonth: true, minNbMonth: 3, maxNbMonth: 6, defaultNbMonth: 4 }],
    ['a fixed amount', { fixedMontant: 26, minMontant: 50 }],
    ['a fixed amount in parts', { fixedMontant: 260, forceDivideGTEAmount: 100 }],
    ['its products only', { fixedMontant: true }],
    ['a least amount that few give', { minMontant: 2500.5 }],
  ])('MODAL-02 MODAL-04 MODAL-05 MODAL-06 goes on where the campaign has %s', async (name, config) => {
    const { deps } = world;
    const id = name.replaceAll(' ', '-');
    await deps.database.transaction((tx) => createCampaign(tx, deps, 'demo', { id, label: name, gala: true, config }));
    const done = await rehearse(meansOf(world, Infinity), { campaignId: id, perMinute: 60, gifts: 20 });
    expect([done.gifts + done.promises, done.promises > 0]).toEqual([20, true]);
    const { campaign, gifts } = await stateOf(id);
    expect([gifts, campaign.stats.total.sum.total]).toEqual([done.gifts, done.given]);
    expect(campaign.stats.engagements.count).toBe(done.promises);
  });

  it('CAMP-09 says what the server refuses', async () => {
    const { deps } = world;
    await deps.database.transaction((tx) =>
      createCampaign(tx, deps, 'demo', { id: 'closed', label: 'Closed', active: false }),
    );
    const run = rehearse(meansOf(world, 1), { campaignId: 'closed', perMinute: 20 });
    await expect(run).rejects.toThrow(StartupError);
  });

  it('SRV-10 is refused for campaigns of other organisations, and where there is none', async () => {
    const before = await world.countRows();
    const run = (campaignId: string) => rehearse(meansOf(world, 1), { campaignId, perMinute: 20 });
    await expect(run('theirs')).rejects.toThrow('404');
    await expect(run('nothing')).rejects.toThrow('404');
    expect(await world.countRows()).toEqual(before);
  });

  it('PAY-60 presses no button but the sandbox’s', async () => {
    const pressed: string[] = [];
    const gateway = {
      name: 'sandbox',
      mode: 'test',
      createCheckout: () => {
        pressed.push('opened');
        return Promise.resolve({ reference: 'real-1', url: 'https://pay.bank.example/pay/1' });
      },
    } as unknown as Gateway;
    const real = await createCheckoutWorld({ gateways: { sandbox: gateway } });
    try {
      await real.deps.database.transaction((tx) =>
        createCampaign(tx, real.deps, 'demo', { id: 'gala', label: 'Gala' }),
      );
      const run = rehearse(meansOf(real, 1), { campaignId: 'gala', perMinute: 20 });
      await expect(run).rejects.toThrow('real provider');
      expect(pressed).toEqual(['opened']);
    } finally {
      await real.close();
    }
  });
});
