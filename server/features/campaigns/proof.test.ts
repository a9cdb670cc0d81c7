import type { CampaignGift } from '../../../src/contract/campaigns/adminGifts';
import type { MatchingRecord } from '../../../src/contract/campaigns/matchings';
import type { CampaignStats, Donors, Team } from '../../../src/contract/campaigns/campaigns';
import { screenFigures, widgetFigures } from '../../../src/core/campaign';
import { checkTotals } from '../../ledger/totals/checkTotals';
import { createRandom, type Random } from '../../testing/paymentProof/createRandom';
import { createCampaignWorld, type CampaignWorld } from './testing/createCampaignWorld';
import { giveAtRandom, type ModelGift } from './testing/modelGift';

// `npm run proof` uses new random seeds. To repeat one: ORGKIT_PROOF_SEED=… npm run proof --
// server/features/campaigns/proof
const full = process.env['ORGKIT_PROOF'] !== undefined;
const SEED = process.env['ORGKIT_PROOF_SEED'] ?? (full ? `${Date.now()}` : '770');
const CASES = full ? 40 : 1;
const GIFTS = full ? 40 : 12;
const BURST = full ? 300 : 24;
const LONG = full ? 900_000 : 90_000;

let world: CampaignWorld;
afterEach(() => world.close());

const cents = (units: number) => Math.round(units * 100);
const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);
const teams = ['lev', 'ombre', null] as const;

const rules = async (query = '') =>
  ((await world.admin('GET', `campagnes/gala/matchings${query}`)).body as { data: MatchingRecord[] }).data;
const addRule = async (rule: Record<string, unknown>) => {
  const { body, text } = await world.admin('POST', 'campagnes/gala/matchings', { label: 'Mécène', ...rule });
  if (!(body as { success: boolean }).success) throw new Error(text);
};
const open = async () => {
  world = await createCampaignWorld({
    objectif: 5000,
    bonus: [8000],
    partnerMontant: 50,
    config: { productMonth: true },
  });
  await world.addTeam('lev');
  await world.addTeam('ombre', 'gala', true);
};

/** A gift handed in; some are corrected. */
async function giveByHand(random: Random, name: string, team: string | null): Promise<ModelGift> {
  let counted = random.int(100, 30_000);
  const shown = { displayName: name, ...(team && { team }) };
  const { body } = await world.admin('POST', 'campagnes/gala/dons', { montant: counted / 100, ...shown });
  const { id } = (body as { data: { id: string } }).data;
  const corrected = random.chance(0.3);
  if (corrected) {
    counted = random.pick([0, random.int(100, 30_000)]);
    await world.admin('PUT', `campagnes/gala/dons/${id}`, { montant: counted / 100 });
  }
  return { name, team, counted, received: counted, whole: !corrected };
}

/** A pledge of 100, paid at once or in two parts; refunds do not reopen it. */
async function pledgeAtRandom(random: Random, name: string): Promise<{ gifts: ModelGift[]; left: number }> {
  const team = random.pick(teams);
  const { body } = await world.pledge({ campagne: { displayName: name, team } });
  const link = (body as { url: string }).url.split('/').at(-1) ?? '';
  const gifts: ModelGift[] = [];
  let left = 100_00;
  for (const promised of random.pick([[], [100], [130], [33.34], [33.34, 66.66], [20, 50]])) {
    gifts.push(await giveAtRandom(world, random, { name: `${name}/${gifts.length}`, team, link, promised }));
    left = Math.max(0, left - cents(promised));
  }
  return { gifts, left };
}

const cases = Array.from({ length: CASES }, (_, index) => `${SEED}-${index + 1}`);

it.each(cases)(
  'SRV-08 SRV-13 SRV-17 SCREEN-02 WID-02 totals, donors, teams and screens show one figure (ledger %s)',
  async (seed) => {
    const random = createRandom(seed);
    await open();
    await addRule({ ratio: 1, pool: random.pick([50, 5000]), plafond: random.pick([null, 40]) });
    await addRule({ ratio: 0.5, pool: random.pick([20, 5000]), team: 'lev' });
    const model: ModelGift[] = [];
    let promised = 0;
    for (let count = 0; count < GIFTS; count += 1) {
      const name = `Don ${count}`;
      const what = random.pick(['pays', 'pays', 'pays', 'hand', 'pledge'] as const);
      const team = random.pick(teams);
      if (what === 'pledge') {
        const { gifts, left } = await pledgeAtRandom(random, name);
        model.push(...gifts);
        promised += left;
      } else if (what === 'hand') model.push(await giveByHand(random, name, team));
      else model.push(await giveAtRandom(world, random, { name, team }));
    }
    await expectOneFigure(model, promised);
    await expectModerated(random, model);
    // The kept totals are what the ledger sums up to (SRV-17).
    const since = new Date(world.deps.now().getTime() + 1);
    expect((await checkTotals(world.deps, { since })).differences).toEqual([]);
  },
  LONG,
);

/** Hidden gifts are not shown but count; the export adds up to the totals. */
async function expectModerated(random: Random, model: readonly ModelGift[]): Promise<void> {
  const before = (await world.campaign()).stats;
  const { body } = await world.admin('GET', 'campagnes/gala/dons?limit=200');
  const gifts = (body as { data: CampaignGift[] }).data;
  const hidden = gifts.filter(() => random.chance(0.3));
  for (const { id } of hidden) await world.admin('PUT', `campagnes/gala/dons/${id}`, { hidden: true });
  expect((await world.campaign()).stats).toEqual(before);
  const away = new Set(hidden.map(({ displayName }) => displayName));
  const seen = (await world.donors()).map(({ campagneExtraData }) => campagneExtraData.displayName);
  const expected = model.filter(({ name, counted }) => counted > 0 && !away.has(name)).map(({ name }) => name);
  expect(seen.sort()).toEqual(expected.sort());
  const [head = '', ...rows] = (await world.admin('GET', 'campagnes/gala/dons.csv')).text.trim().split('\r\n');
  const names = head.replace('\ufeff', '').split(',');
  const total = (name: string) => sumOf(rows, (row) => cents(Number(row.split(',')[names.indexOf(name)])));
  const { sum } = before.total;
  expect([total('montant'), total('matched'), total('received')]).toEqual(
    [sum.total - sum.matched, sum.matched, sum.received].map(cents),
  );
}

/** Every place shows the model's figures. */
async function expectOneFigure(model: readonly ModelGift[], promised: number): Promise<void> {
  const counting = model.filter(({ counted }) => counted > 0);
  const campaign = await world.campaign();
  const donors = await world.donors();
  const { sum, count } = campaign.stats.total;
  const shown = (donor: (typeof donors)[number]) =>
    [donor.campagneExtraData.displayName, cents(donor.montant)] as const;
  expect(new Map(donors.map(shown))).toEqual(new Map(counting.map(({ name, counted }) => [name, counted])));
  const matched = sumOf(donors, (donor) => cents(donor.matched));
  expect(count.total).toBe(counting.length);
  expect(cents(sum.received)).toBe(sumOf(model, ({ received }) => received));
  expect(cents(sum.matched)).toBe(matched);
  expect(cents(sum.total)).toBe(sumOf(counting, ({ counted }) => counted) + matched);
  expect(cents(campaign.stats.engagements.sum)).toBe(promised);
  const used = await rules();
  expect(sumOf(used, (rule) => cents(rule.used))).toBe(matched);
  // Manual gifts are live here, payments are trials, which take nothing from live pools.
  for (const rule of await rules('?mode=live')) expect(rule.used).toBeLessThanOrEqual(rule.pool);
  for (const { campagneExtraData, montant, matched: added } of donors) {
    const whole = model.find(({ name }) => name === campagneExtraData.displayName)?.whole;
    expect(cents(added)).toBeLessThanOrEqual(cents(montant) + (whole ? 0 : 1));
  }

  const read = async (path: string) =>
    (await world.server.request('GET', `/v1/campagne/${path}`)).body as { data: unknown };
  const listed = (await read('teams/gala')).data as Team[];
  for (const team of ['lev', 'ombre']) {
    const page = (await read(`donors/gala?team=${team}&limit=200`)) as Donors;
    const own = page.data;
    // A hidden team is shown to no one (TEAM-03).
    const named = donors.filter((donor) => donor.campagneExtraData.team === team);
    expect(named).toHaveLength(team === 'ombre' ? 0 : own.length);
    expect(own.map((donor) => donor.campagneExtraData.displayName).sort()).toEqual(
      counting.filter((gift) => gift.team === team).map(({ name }) => name).sort(), // oxfmt-ignore
    );
    const raised = sumOf(own, (donor) => cents(donor.montant) + cents(donor.matched));
    const stats = (await read(`team/stats/gala/${team}`)).data as CampaignStats;
    expect([cents(stats.sum.total), stats.count.total]).toEqual([raised, own.length]);
    expect(cents(listed.find(({ param }) => param === team)?.objectif ?? NaN)).toBe(raised);
    expect(page.stats.count.total).toBe(own.length);
  }
  const raised = (one: Team) => cents(one.stats.sum);
  const screen = (id: string) => screenFigures(id, campaign, campaign.teams, 'eur');
  expect(widgetFigures(campaign, 'eur').value).toBe(sum.total);
  expect(screen('classic-gala')?.value).toBe(cents(sum.total) / cents(50));
  expect(cents(screen('classic-ambs')?.value ?? NaN)).toBe(sumOf(listed, raised));
  expect(cents(screen('custom-perp2')?.value ?? NaN)).toBe(sumOf(listed.filter(({ hidden }) => !hidden), raised)); // oxfmt-ignore
}

it(
  `SRV-03 SRV-08 SRV-13 ${BURST} gifts and pledges at once, reported twice and in any order, are counted to the cent`,
  async () => {
    const random = createRandom(SEED);
    await open();
    const pool = BURST * 5;
    await addRule({ ratio: 1, pool });
    const gifts = await Promise.all(
      Array.from({ length: BURST }, async (_, index) => {
        const montant = random.int(1, 200);
        const { event } = await world.open({
          montant,
          team: teams[index % 3],
          campagne: { displayName: `Don ${index}` },
        });
        const back = index % 5 === 0 ? [event('refunded', 1, montant)] : [];
        return { montant, kept: back.length === 0, events: [event('succeeded', 1, montant), ...back] };
      }),
    );
    const all = gifts.flatMap(({ events }) => events);
    const told = random.shuffle([...all, ...all]);
    const pledges = Array.from({ length: BURST }, (_, index) =>
      world.pledge({ montant: 10 }, `pledge-${index % (BURST / 2)}`),
    );
    const answers = await Promise.all([...told.map((event) => world.report(event)), ...pledges]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const kept = gifts.filter((gift) => gift.kept);
    const given = sumOf(kept, ({ montant }) => montant);
    const { total, engagements } = (await world.campaign()).stats;
    expect(total.count.total).toBe(kept.length);
    expect(total.sum.received).toBe(given);
    expect(total.sum.total).toBe(given + total.sum.matched);
    expect(total.sum.matched).toBeLessThanOrEqual(pool);
    expect((await rules()).map(({ used }) => used)).toEqual([total.sum.matched]);
    expect(engagements).toEqual({ sum: BURST * 5, count: BURST / 2 });
    const donors = await world.donors();
    expect(sumOf(donors, ({ montant }) => montant)).toBe(given);
    expect(new Set(donors.map(({ _id }) => _id)).size).toBe(kept.length);
  },
  LONG,
);
