import fc from 'fast-check';
import { barFill, formatPercentage } from '../money';
import { caisseProgress, isCaisseOpen, mainCaisseId, presetsFor } from './';

const caisse = { objectif: 1000, marge: 0, total: 0, reste: 1000, withObjectif: true, smart: false };
const open = { active: true, paused: false, withObjectif: true, objectif: 100, total: 0 };

describe('caisseProgress', () => {
  it('DON-09 counts the margin on both sides', () => {
    const progress = caisseProgress({ ...caisse, total: 300, marge: 200 }, 'eur');
    expect(progress).toMatchObject({ goal: 1200, raised: 500 });
    expect(formatPercentage(progress.percent ?? NaN, 'fr')).toBe('41%');
  });

  it('DON-09 shows of a smart fund what its remainder leaves, without the margin', () => {
    const smart = { ...caisse, smart: true, marge: 200, total: 999 };
    expect(caisseProgress({ ...smart, reste: 400 }, 'eur')).toEqual({ goal: 1000, raised: 600, percent: 60 });
    expect(caisseProgress({ ...smart, reste: 0 }, 'eur')).toEqual({ goal: 1000, raised: 1000, percent: 100 });
    expect(caisseProgress({ ...smart, reste: 1001 }, 'eur')).toEqual({ goal: 1000, raised: 0, percent: 0 });
  });

  it('DON-09 gives no percentage without a goal', () => {
    for (const none of [{ withObjectif: false }, { objectif: 0, smart: true }])
      expect(caisseProgress({ ...caisse, ...none, total: 50 }, 'eur')).toEqual({
        goal: null,
        raised: 50,
        percent: null,
      });
  });

  it('DON-09 passes 100 and never goes below 0', () => {
    expect(caisseProgress({ ...caisse, total: 1600 }, 'eur').percent).toBe(160);
    expect(caisseProgress({ ...caisse, total: -10 }, 'eur').percent).toBe(0);
  });

  it('DON-09 adds decimals exactly', () => {
    expect(caisseProgress({ ...caisse, total: 0.1, marge: 0.2 }, 'eur').raised).toBe(0.3);
  });

  it('GOAL-03 shows n percent for n of a hundred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 1_000_000 }), (percent, hundredth) => {
        const progress = caisseProgress({ ...caisse, objectif: hundredth * 100, total: hundredth * percent }, 'eur');
        expect(formatPercentage(progress.percent ?? NaN, 'en')).toBe(`${percent}%`);
      }),
    );
  });
});

describe('isCaisseOpen', () => {
  it.each([
    ['takes gifts', {}, true],
    ['is inactive', { active: false }, false],
    ['is paused', { paused: true }, false],
    ['lacks a cent', { total: 99.99 }, true],
    ['has reached its goal', { total: 100 }, false],
    ['has passed its goal', { total: 150 }, false],
    ['has no goal', { withObjectif: false, total: 150 }, true],
    ['has a goal of nothing', { objectif: 0, total: 150 }, true],
  ])('DON-08 knows a fund that %s', (_, overrides, expected) => {
    expect(isCaisseOpen({ ...open, ...overrides })).toBe(expected);
  });
});

describe('percentages', () => {
  it.each([
    [0, '0%'],
    [0.04, '0%'],
    [0.05, '0,1%'],
    [0.15, '0,2%'],
    [0.456, '0,5%'],
    [0.94, '0,9%'],
    [0.96, '0,9%'],
    [0.999, '0,9%'],
    [1, '1%'],
    [1.99, '1%'],
    [99.99, '99%'],
    [106.6, '106%'],
    [-3, '0%'],
  ])('GOAL-03 writes %d as %s', (percent, expected) => {
    expect(formatPercentage(percent, 'fr')).toBe(expected);
  });

  it('GOAL-03 uses the separator of the language', () => {
    expect(formatPercentage(0.456, 'en')).toBe('0.5%');
  });

  it('GOAL-04 leaves a bar empty at 0, and fills between 10 and 100 percent of it above', () => {
    expect([-5, 0, 0.01, 9.9, 10, 55.5, 100, 160, Infinity].map((percent) => barFill(percent))).toEqual([
      0, 0, 10, 10, 10, 55.5, 100, 100, 100,
    ]);
  });
});

describe('presetsFor', () => {
  const organisation = { config: { 'page.don.presetButtons': [{ text: 'Site', montant: 36 }] } };
  const hai = { text: 'Hai', montant: 18 };

  it('DON-05 prefers the fund, then the organisation, then the usual amounts', () => {
    expect(presetsFor({ caisse: { presetButtons: [hai] }, organisation })).toEqual([hai]);
    expect(presetsFor({ caisse: { presetButtons: [] }, organisation })).toEqual([{ text: 'Site', montant: 36 }]);
    expect(presetsFor({ caisse: null, organisation: { config: { 'page.don.presetButtons': [] } } })).toEqual(
      [50, 100, 250, 500, 1000, 2000].map((montant) => ({ text: '', montant })),
    );
  });

  it('ENT-12 reads a list that arrives as JSON text', () => {
    expect(presetsFor({ organisation: { config: { 'page.don.presetButtons': JSON.stringify([hai]) } } })).toEqual([
      hai,
    ]);
  });

  it.each([
    ['[{'],
    ['text'],
    [7],
    [{ text: 'x', montant: 5 }],
    [[null, 5, 'x', {}, { montant: '5' }, { montant: 0 }, { montant: NaN }]],
  ])('DON-05 passes over %j', (list) => {
    expect(presetsFor({ organisation: { config: { 'page.don.presetButtons': list } } })).toHaveLength(6);
  });
});

describe('mainCaisseId', () => {
  const organisation = { config: { 'don.main.caisse': 'main' } };

  it('DON-01 takes the address, then the page, then the main fund, then none', () => {
    expect(mainCaisseId({ routeId: 'a', pageId: 'b', organisation })).toBe('a');
    expect(mainCaisseId({ routeId: '', pageId: 'b', organisation })).toBe('b');
    expect(mainCaisseId({ routeId: null, pageId: null, organisation })).toBe('main');
    expect(mainCaisseId({ organisation: { config: { 'don.main.caisse': '' } } })).toBeNull();
  });
});
