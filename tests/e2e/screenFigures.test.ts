import { resolve } from 'node:path';
import { buildStats, buildTeam } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { accessibilityFaults } from './support/inspect';
import { buildGala, donorsOf, eventually, openScreen, plain } from './support/screenBench';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(resolve(__dirname, '../../dist/elements'));
});
afterAll(() => bench.close());

const donors = donorsOf([250, 'Dana'], [17.5, 'Trop peu'], [1000, ''], [36, 'Noam'], [100, 'Ilan'], [50, 'Eli']);
const teams = [
  buildTeam({ param: 'lev', label: 'Lev', stats: { sum: 700.5, count: 4, matched: 0 }, goal: 1000 }),
  buildTeam({ param: 'ombre', label: 'Ombre', hidden: true, stats: { sum: 300, count: 2, matched: 0 } }),
  buildTeam({ param: 'maguen', label: 'Maguen', stats: { sum: 249.5, count: 1, matched: 0 } }),
];
const gala = () =>
  buildGala({
    objectif: 5000,
    partnerMontant: 500,
    stats: buildStats(1250, 6),
    screenOptions: { minMontant: 18 },
    teams,
  });
const number = (text: string | null) => Number(text);

describe('figures of big screens', () => {
  it('SCREEN-02 SCREEN-04 SCREEN-05 SCREEN-07 shows each layout by its own rule, and the one that the operator switches to', async () => {
    const { page, total, cards, change, stage, errors } = await openScreen(bench, { campaign: gala(), donors });
    const goal = async () => plain(await stage.locator('.goal-line').innerText());
    const bar = stage.getByRole('progressbar');

    await eventually(total, '2,50 Parrainages');
    await eventually(goal, 'OBJECTIF 10 25%');
    expect(await bar.getAttribute('aria-valuenow')).toBe('25');
    await eventually(cards, [
      '250,00 € 0,50 Parrainage Dana',
      '1 000,00 € 2,00 Parrainages Anonyme',
      '36,00 € 0,07 Parrainage Noam',
      '100,00 € 0,20 Parrainage Ilan',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await change({ screen: { ...gala().screen, layout: 'custom-perp' } });
    await eventually(total, '2,50 M2');
    await eventually(cards, ['250,00 € 0,50 M2 Dana', '1 000,00 € 2,00 M2 Anonyme', '36,00 € 0,07 M2 Noam']);
    expect(await bar.count()).toBe(0);

    await change({ screen: { ...gala().screen, layout: 'classic-ambs' } });
    await eventually(total, '1 250 €');
    expect(await stage.locator('.sum-label').innerText()).toContain('3 ambassadeurs');
    await eventually(goal, 'OBJECTIF 5 000 € 25%');
    await eventually(cards, ['700,50 € 1 Lev 70%', '249,50 € 2 Maguen']);

    await change({ screen: { ...gala().screen, layout: 'custom-perp2' } });
    await eventually(total, '950 €');
    await eventually(cards, ['700,50 € 1 Lev 70%', '249,50 € 2 Maguen']);
    expect(await accessibilityFaults(page)).toEqual([]);

    await change({ screen: { ...gala().screen, layout: 'nowhere' } });
    await eventually(total, '1 250 €');
    await eventually(goal, 'OBJECTIF 5 000 € 25%');
    expect(await bar.getAttribute('aria-valuenow')).toBe('25');
    expect(await stage.locator('.sum-label').innerText()).toContain('6 dons');
    await eventually(cards, ['250,00 € Dana', '1 000,00 € Anonyme', '36,00 € Noam', '100,00 € Ilan']);
    expect(await stage.innerText()).toContain('Gala des Tilleuls');
    expect(await stage.locator('.code').isVisible()).toBe(true);

    await change({ type: 'PARTNER', objectif: 10, screen: { ...gala().screen, layout: 'nowhere' } });
    await eventually(goal, 'OBJECTIF 10 25%');
    expect(await stage.locator('.sum-label').innerText()).toContain('6 dons');
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('SCREEN-10 says beside what was raised how much is promised', async () => {
    const stats = { ...buildStats(1250, 6), engagements: { sum: 7606.5, count: 9 } };
    const campaign = { ...gala(), stats };
    const { page, change, stage } = await openScreen(bench, { campaign, donors });
    const label = async () => plain(await stage.locator('.sum-label').innerText());
    await eventually(async () => (await label()).includes('et 7 607 € promis'), true);
    await change({ stats: { ...stats, engagements: { sum: 0, count: 0 } } });
    await eventually(async () => (await label()).includes('promis'), false);
    await closePage(page);
  });

  it('GOAL-01 GOAL-02 GOAL-04 CUR-03 SCREEN-07 climbs the ladder of bonus goals, in the campaign’s own words', async () => {
    const campaign = buildGala({
      objectif: 100_000,
      bonus: [120_000, 150_000],
      stats: buildStats(99_999, 40),
      partnerMontant: 1000,
      config: { donorName: 'Brique' },
      screenOptions: { barMini: 3 },
    });
    const { page, total, change, stage } = await openScreen(bench, { campaign, donors: [] });
    const line = async () => plain(await stage.locator('.goal-line').innerText());
    const rungs = async () => (await stage.locator('.rung').allInnerTexts()).map(plain);
    const current = () => stage.locator('.rung[aria-current]').innerText();
    const celebrations = () =>
      page.locator('org-screen canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width);

    await eventually(
      async () => [await total(), await line(), await rungs()] as unknown[],
      ['100,00 Briques', 'OBJECTIF 100 99%', ['100', '120', '150']],
    );
    await change({ stats: buildStats(100_000, 41) });
    await eventually(
      async () => [await total(), await line(), await current()],
      ['100,00 Briques', 'NOUVEL OBJECTIF 120 83%', '120'],
    );
    expect(await celebrations()).toBe(300);
    await change({ stats: buildStats(160_000, 50) });
    await eventually(
      async () => [await total(), await line(), await current()],
      ['160,00 Briques', 'NOUVEL OBJECTIF 150 106%', '150'],
    );
    // SCREEN-06: the canvas takes its size when confetti is thrown.
    await page.waitForFunction(
      () => document.querySelector('org-screen')!.shadowRoot!.querySelector('canvas')!.width > 300,
    );
    await change({ stats: buildStats(456, 1), bonus: [] });
    await eventually(line, 'OBJECTIF 100 0,5%');
    const fill = await stage.locator('.bar-fill').evaluate((one) => one.getAttribute('style'));
    expect(fill).toBe('--fill: 3;');

    await change({ type: 'COUNT', objectif: 60, stats: buildStats(456, 15), config: {} });
    await eventually(async () => [await total(), await line()], ['15 Parrainages', 'OBJECTIF 60 25%']);
    expect(await stage.locator('.cards').innerText()).toBe('Soyez les premiers à donner');
    await closePage(page);
  });

  it('SCREEN-01 counts up to a new total, at once for who asks for reduced motion, and moves nothing else', async () => {
    const numberOn = (stage: { locator(selector: string): { innerText(): Promise<string> } }) =>
      stage.locator('.total-number').innerText();
    const campaign = () => buildGala({ screenId: 'classic-ambs', teams });
    const more = [{ ...teams[0]!, stats: { sum: 9_700.5, count: 5, matched: 0 } }, ...teams.slice(1)];
    const moving = await openScreen(bench, { campaign: campaign(), donors });
    const before = await moving.stage.locator('.bar').boundingBox();
    expect(plain(await numberOn(moving.stage))).toBe('1 250 €');
    await moving.change({ teams: more });
    await moving.page.clock.runFor(400);
    const between = number((await numberOn(moving.stage)).replace(/\D/g, ''));
    expect(between).toBeGreaterThan(1250);
    expect(between).toBeLessThan(10_250);
    await moving.page.clock.runFor(1500);
    expect(plain(await numberOn(moving.stage))).toBe('10 250 €');
    expect(await moving.stage.locator('.bar').boundingBox()).toEqual(before);
    await closePage(moving.page);

    const still = await openScreen(bench, { campaign: campaign(), donors }, { reducedMotion: true });
    await still.change({ teams: more, screenOptions: { forceCelebration: true } });
    await still.page.clock.runFor(50);
    expect(plain(await numberOn(still.stage))).toBe('10 250 €');
    expect(
      await still.page.locator('org-screen canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width),
    ).toBe(300);
    const moves = await still.stage
      .locator('.screen-card')
      .first()
      .evaluate((card) => getComputedStyle(card).transitionDuration);
    expect(moves).toBe('0s');
    await closePage(still.page);
  });
});
