import fc from 'fast-check';
import { formatPercentage } from '../../money';
import type { CampaignFigures, TeamFigures } from '../state/campaignTypes';
import { screenDonorWord } from './donorWord';
import { screenDonors, screenFigures, writeUnits } from './screenFigures';
import { widgetFigures } from './widgetFigures';

const campaign = (sum: number, given: Partial<CampaignFigures> = {}): CampaignFigures => ({
  objectif: 1000,
  stats: { total: { sum: { total: sum }, count: { total: 7 } } },
  ...given,
});
const teams: TeamFigures[] = [
  { param: 'a', objectif: 100.1, stats: { count: 2, sum: 100.1 } },
  { param: 'b', objectif: 200.2, stats: { count: 3, sum: 200.2 }, hidden: true },
  { param: 'c', objectif: 0 },
];
const figures = (screenId: string, given?: Partial<CampaignFigures>, sum = 1250) =>
  screenFigures(screenId, campaign(sum, given), teams, 'eur');

describe('screenFigures', () => {
  it('SCREEN-02 falls back to the campaign’s own figures for a screen that does not exist', () => {
    for (const id of ['', null, undefined, 'classic', 'toString', 'CLASSIC-AMBS'])
      expect(screenFigures(id, campaign(250, { partnerMontant: 50 }), teams, 'eur')).toMatchObject({
        ...{ screenId: 'fallback', cards: 'donors', visible: 4, unit: 'montant', value: 250, goal: 1000 },
        ...{ percent: 25, fill: 25, count: 7 },
      });
    expect(figures('wall', { type: 'COUNT', objectif: 14 })).toMatchObject({ unit: 'count', value: 7, goal: 14 });
    expect(figures('wall', { type: 'PARTNER', partnerMontant: 500, objectif: 10 })).toMatchObject({
      ...{ unit: 'units', value: 2.5, goal: 10 },
    });
  });

  it('SCREEN-02 SCREEN-07 shows what teams raised: hidden ones in classic-ambs, not in custom-perp2', () => {
    expect(figures('classic-ambs')).toMatchObject({
      cards: 'teams',
      unit: 'montant',
      value: 300.3,
      count: 3,
      percent: 30.03,
      visible: 4,
    });
    expect(figures('custom-perp2')).toMatchObject({
      cards: 'teams',
      unit: 'montant',
      value: 100.1,
      count: 2,
      visible: 3,
    });
  });

  it('SCREEN-02 SCREEN-07 shows donor units and square metres', () => {
    expect(figures('classic-gala', { partnerMontant: 500 })).toMatchObject({
      unit: 'units',
      value: 2.5,
      goal: 2,
      percent: 125,
      count: 7,
      visible: 4,
    });
    expect(figures('custom-perp', { partnerMontant: 500, type: 'PARTNER', objectif: 10 })).toMatchObject({
      unit: 'units',
      value: 2.5,
      goal: 10,
      percent: 25,
      visible: 3,
    });
    expect(figures('classic-gala', { type: 'COUNT', objectif: 10 })).toMatchObject({
      unit: 'count',
      value: 7,
      goal: 10,
      percent: 70,
    });
  });

  it('SCREEN-02 tells the goal of teams as an amount, where there is one', () => {
    expect(figures('classic-ambs', { type: 'PARTNER', partnerMontant: 30, objectif: 20 })).toMatchObject({
      value: 300.3,
      goal: 600,
      percent: 50.05,
    });
    expect(figures('classic-ambs', { type: 'COUNT', objectif: 10 })).toMatchObject({
      value: 300.3,
      goal: null,
      percent: 50,
    });
  });

  it('SCREEN-07 has the percentage of the widget, whatever the campaign', () => {
    const given = fc.record({
      type: fc.constantFrom('COUNT', 'PARTNER', undefined),
      objectif: fc.option(fc.integer({ min: 0, max: 1e6 })),
      bonus: fc.array(fc.integer({ min: 1, max: 1e6 }), { maxLength: 3 }).map((list) => list.sort((a, b) => a - b)),
      partnerMontant: fc.option(fc.integer({ min: 1, max: 1e5 }).map((price) => price / 100)),
    });
    fc.assert(
      fc.property(given, fc.nat(1e8), fc.constantFrom('classic-gala', 'custom-perp'), (rules, cents, screenId) => {
        const shown = screenFigures(screenId, campaign(cents / 100, rules), [], 'eur');
        const widget = widgetFigures(campaign(cents / 100, rules), 'eur');
        expect(shown).toMatchObject({ percent: widget.percent, raised: widget.reached !== null, count: widget.count });
        if (shown?.goal) expect((shown.value * 100) / shown.goal).toBeCloseTo(shown.percent!, 3);
      }),
    );
  });

  it('GOAL-01 goes up the ladder of bonus goals', () => {
    expect(figures('classic-gala', { bonus: [2000] })).toMatchObject({ goal: 2000, raised: true, percent: 62.5 });
    expect(figures('classic-ambs', { bonus: [2000] })).toMatchObject({ goal: 1000, raised: false });
  });

  it('SCREEN-06 SCREEN-07 fills the bar from barMini on, and celebrates at 100% or when forced', () => {
    const bar = (sum: number, screenOptions?: CampaignFigures['screenOptions']) => {
      const { fill, celebrate } = figures('classic-gala', { screenOptions }, sum);
      return [fill, celebrate];
    };
    expect([bar(50), bar(50, { barMini: 2 }), bar(50, { barMini: 30 })]).toEqual([
      [10, false],
      [5, false],
      [30, false],
    ]);
    expect([bar(1000), bar(999.99), bar(0, { forceCelebration: true })]).toEqual([
      [100, true],
      [99.999, false],
      [0, true],
    ]);
    expect(formatPercentage(figures('classic-gala', {}, 999.99).percent!, 'fr')).toBe('99%');
  });
});

it('SCREEN-04 drops donors below the least amount', () => {
  const donors = [{ montant: 17.99 }, { montant: 18 }, { montant: 500 }];
  expect(screenDonors(donors, { minMontant: 18 })).toEqual(donors.slice(1));
  for (const options of [null, undefined, {}, { minMontant: null }])
    expect(screenDonors(donors, options)).toEqual(donors);
});

it('SCREEN-05 SCREEN-07 writes units with two decimals, and the plural of the donor word', () => {
  expect([writeUnits(1250 / 500, 'fr'), writeUnits(201 / 200, 'en'), writeUnits(0, 'he')]).toEqual([
    '2,50',
    '1.01',
    '0.00',
  ]);
  expect([0, 1, 2].map((count) => screenDonorWord('', count))).toEqual(['Parrainage', 'Parrainage', 'Parrainages']);
});
