import fc from 'fast-check';
import { barFill, formatPercentage, shownPercent } from '../../money';
import type { CampaignFigures } from '../state/campaignTypes';
import { goalOf } from './goalOf';
import { celebrates, percentOf } from './percentOf';
import { unitsOf, widgetFigures } from './widgetFigures';

const campaign = (sum: number, given: Partial<CampaignFigures> = {}, count = 3): CampaignFigures => ({
  objectif: 100_000,
  stats: { total: { sum: { total: sum }, count: { total: count } } },
  ...given,
});
/** Goals and amounts, in cents, up to a million million euros. */
const cents = fc.oneof(fc.integer({ min: 1, max: 1e14 }), fc.integer({ min: 1, max: 1e5 }));

describe('percentOf', () => {
  it('GOAL-03 is never 100 before the goal is reached, and never less once it is', () => {
    const near = fc
      .tuple(cents, fc.integer({ min: -3, max: 3 }))
      .map(([goal, by]) => [Math.max(0, goal + by), goal] as const);
    const real = fc.double({ min: 1e-3, max: 1e15, noNaN: true });
    // Of some the division rounds to the wrong side of 100.
    const neighbours = fc
      .tuple(real, fc.constantFrom(0, 2 ** -53))
      .map(([goal, by]) => [goal * (1 - by), goal] as const);
    fc.assert(
      fc.property(fc.oneof(near, neighbours, fc.tuple(cents, cents), fc.tuple(real, real)), ([value, goal]) => {
        expect(percentOf(value, goal) >= 100).toBe(value >= goal);
        expect(celebrates(percentOf(value, goal))).toBe(value >= goal);
        expect(shownPercent(percentOf(value, goal)) >= 100).toBe(value >= goal);
      }),
      { numRuns: 500 },
    );
  });

  it('GOAL-03 never falls while more is collected', () => {
    fc.assert(
      fc.property(cents, cents, cents, (a, b, goal) => {
        const [less, more] = [percentOf(Math.min(a, b), goal), percentOf(Math.max(a, b), goal)];
        expect(less).toBeLessThanOrEqual(more);
        expect(shownPercent(less)).toBeLessThanOrEqual(shownPercent(more));
        expect(barFill(less)).toBeLessThanOrEqual(barFill(more));
      }),
    );
  });

  it('GOAL-03 is exact to the whole percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), fc.integer({ min: 1, max: 1e13 }), (value, goal) => {
        const exact = (BigInt(value) * 100n) / BigInt(goal);
        if (exact >= 1n) expect(shownPercent(percentOf(value, goal))).toBe(Number(exact));
      }),
    );
  });

  it('GOAL-04 SCREEN-07 leaves the bar empty at 0, and fills 10 to 100 percent of it above, or from barMini on', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 100 }), (percent, mini) => {
        expect(barFill(percent)).toBe(barFill(percent, 10));
        expect(barFill(percent, mini)).toBe(percent === 0 ? 0 : Math.min(Math.max(mini, percent), 100));
      }),
    );
    expect([barFill(0, null), barFill(0, 25), barFill(0.1, 0), barFill(3, 25), barFill(99, 25)]).toEqual([
      0, 0, 0.1, 25, 99,
    ]);
  });
});

describe('goalOf', () => {
  it.each([
    [99_999, 100_000, null, '99%', false],
    [100_000, 120_000, 100_000, '83%', false],
    [120_000, 150_000, 100_000, '80%', false],
    [150_000, 150_000, 100_000, '100%', true],
    [160_000, 150_000, 100_000, '106%', true],
  ])('GOAL-01 GOAL-02 ACC-23 %i collected', (sum, goal, reached, percent, celebrate) => {
    const figures = widgetFigures(campaign(sum, { bonus: [120_000, 150_000] }), 'eur');
    expect(figures).toMatchObject({ value: sum, goal, reached, celebrate });
    expect(formatPercentage(figures.percent!, 'fr')).toBe(percent);
  });

  it('GOAL-01 ACC-23 keeps a goal without bonus, and celebrates it', () => {
    for (const bonus of [[], null, undefined])
      expect(widgetFigures(campaign(100_000, { bonus }), 'eur')).toMatchObject({
        goal: 100_000,
        reached: null,
        percent: 100,
        celebrate: true,
      });
  });

  it('GOAL-01 shows a goal above what was collected, or the last one', () => {
    const ladder = fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ladder, fc.nat(2e9), (steps, collected) => {
        const goals = steps.sort((a, b) => a - b);
        const [objectif, ...bonus] = goals;
        const shown = goalOf({ objectif, bonus }, collected)!;
        expect(shown.goal).toBe(goals.find((goal) => goal > collected) ?? goals.at(-1));
        expect(shown.raised).toBe(shown.goal !== objectif);
      }),
    );
  });

  it.each([
    [456, '0,5%', 10],
    [999, '0,9%', 10],
    [1000, '1%', 10],
    [45_600, '45%', 45.6],
    [0, '0%', 0],
  ])('GOAL-03 GOAL-04 ACC-24 %i of 100000', (sum, percent, fill) => {
    const figures = widgetFigures(campaign(sum), 'eur');
    expect([formatPercentage(figures.percent!, 'fr'), figures.fill]).toEqual([percent, fill]);
  });
});

describe('widgetFigures', () => {
  it('WID-02 gives value and goal one unit', () => {
    expect(
      widgetFigures(campaign(12_600, { type: 'PARTNER', partnerMontant: 180, objectif: 100 }), 'eur'),
    ).toMatchObject({ unit: 'partner', value: 70, goal: 100, percent: 70 });
    expect(widgetFigures(campaign(12_600, { type: 'COUNT', objectif: 12 }, 9), 'eur')).toMatchObject({
      unit: 'count',
      value: 9,
      goal: 12,
      percent: 75,
    });
    expect(widgetFigures(campaign(12_600.5), 'eur')).toMatchObject({ unit: 'montant', value: 12_600.5, count: 3 });
  });

  it('WID-02 floors the units that are shown, not those of the percentage', () => {
    const figures = widgetFigures(campaign(12_689, { type: 'PARTNER', partnerMontant: 180, objectif: 70 }), 'eur');
    expect(figures).toMatchObject({ value: 70, celebrate: true });
    expect(figures.percent).toBeCloseTo(100.706, 3);
    expect(widgetFigures(campaign(179.99, { type: 'PARTNER', partnerMontant: 180, objectif: 1 }), 'eur')).toMatchObject(
      { value: 0, celebrate: false },
    );
  });

  it('GOAL-02 agrees with itself: the goal is replaced and celebrated exactly when it is reached', () => {
    const given = fc.record({
      type: fc.constantFrom('COUNT', 'PARTNER', undefined),
      objectif: fc.integer({ min: 1, max: 1e7 }),
      step: fc.integer({ min: 1, max: 1e6 }),
      partnerMontant: fc.integer({ min: 1, max: 1e6 }).map((price) => price / 100),
      by: fc.integer({ min: -2, max: 2 }),
      ladder: fc.boolean(),
    });
    fc.assert(
      fc.property(given, ({ type, objectif, step, partnerMontant, by, ladder }) => {
        // An amount within two cents of the goal, or as many gifts.
        const price = type === 'PARTNER' ? Math.round(partnerMontant * 100) : 100;
        const sum = Math.max(0, objectif * price + by);
        const bonus = ladder ? [objectif + step] : [];
        const figures = widgetFigures(
          campaign(sum / 100, { type, objectif, bonus, partnerMontant }, Math.max(0, objectif + by)),
          'eur',
        );
        const reached = type === 'COUNT' ? objectif + by >= objectif : sum >= objectif * price;
        expect(figures.reached).toBe(reached && ladder ? objectif : null);
        expect(figures.goal).toBe(reached && ladder ? objectif + step : objectif);
        if (!ladder) expect(figures.celebrate).toBe(reached);
        if (type === 'PARTNER') expect(figures.value).toBe(Math.floor(sum / price));
      }),
    );
  });

  it('WID-04 celebrates without a goal only when forced', () => {
    for (const objectif of [0, null, undefined, -5]) {
      expect(widgetFigures(campaign(50, { objectif }), 'eur')).toMatchObject({
        goal: null,
        percent: null,
        celebrate: false,
      });
      expect(widgetFigures(campaign(50, { objectif, config: { forceCelebration: true } }), 'eur').celebrate).toBe(true);
    }
    expect(widgetFigures(campaign(50, { objectif: 0.001 }), 'eur').percent).toBe(100);
  });

  it('WID-02 reads a missing price as 1', () => {
    for (const partnerMontant of [undefined, null, 0, -3]) expect(unitsOf(12.5, { partnerMontant }, 'eur')).toBe(12.5);
  });
});
