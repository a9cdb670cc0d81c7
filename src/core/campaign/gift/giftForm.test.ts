import fc from 'fast-check';
import { languages } from '../../../contract/terms/languages';
import { displayPlan, minor, sumMinor, toUnits } from '../../money';
import { chosenMonths, monthRules } from '../../payment';
import { giftChoiceConfig, type GiftChoice } from './giftChoiceConfig';
import type { GiftRules } from '../state/campaignTypes';
import { checkGiftAmount, giftAmountRules, settledMontant } from './giftAmount';
import { forcesMonths, giftMonths } from './giftMonths';
import { giftSplits, keptSplit, splitPreview } from './giftSplits';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const euros = displayPlan({ organisationDevise: 'eur', lang: 'fr' });
const shekels = displayPlan({ organisationDevise: 'eur', lang: 'he' });
const plans = fc.constantFrom(
  ...languages.map((lang) => displayPlan({ organisationDevise: 'eur', lang })),
  displayPlan({ organisationDevise: 'gbp', lang: 'fr' }),
);

describe('giftAmountRules', () => {
  const error = (montant: number | null, config: GiftRules, place: 'modal' | 'side', plan = euros) =>
    checkGiftAmount(montant, giftAmountRules(config, plan, place), plan.currency);

  it('MODAL-02 asks for an amount of one unit at least, nothing in the dialog when months are forced', () => {
    expect([null, NaN, 0, 0.99, 1].map((montant) => error(montant, {}, 'modal'))).toEqual([
      'required',
      'amountInvalid',
      'amountMinimum',
      'amountMinimum',
      null,
    ]);
    expect(error(0, { forceMonthNb: 12 }, 'modal')).toBeNull();
    expect(error(0, { forceMonthNb: 12 }, 'side')).toBe('amountMinimum');
  });

  it.each(['modal', 'side'] as const)('MODAL-06 asks for minMontant in the %s, shown converted', (place) => {
    expect([error(49, { minMontant: 50 }, place), error(50, { minMontant: 50 }, place)]).toEqual([
      'amountMinimum',
      null,
    ]);
    expect(error(49, { minMontant: 50, forceMonthNb: 12 }, place)).toBe('amountMinimum');
    expect(error(0, { minMontant: 50, forceMonthNb: 12 }, place)).toBe(place === 'modal' ? null : 'amountMinimum');
    expect(giftAmountRules({ minMontant: 50 }, shekels, place).minimum).toBe(19_200);
    expect([error(191, { minMontant: 50 }, place, shekels), error(192, { minMontant: 50 }, place, shekels)]).toEqual([
      'amountMinimum',
      null,
    ]);
    expect(giftAmountRules({ minMontant: 0 }, euros, place).minimum).toBe(100);
  });

  it('MODAL-06 CPROD-01 products cost what they cost', () => {
    expect(giftAmountRules({ minMontant: 50 }, euros, 'side', { products: true }).minimum).toBe(100);
  });

  it('MODAL-06 charges no less than the minimum for any amount that is let through', () => {
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 500 }),
        (plan, minMontant, more) => {
          const { minimum } = giftAmountRules({ minMontant }, plan, 'side');
          const unit = plan.converted ? 100 : 1;
          expect(settledMontant(minor(minimum + more * unit), plan)).toBeGreaterThanOrEqual(minMontant);
        },
      ),
    );
  });

  it('MODAL-02 fixes the amount, and sets it when it is a number', () => {
    expect(giftAmountRules({ fixedMontant: true }, euros, 'modal')).toMatchObject({ readOnly: true, initial: null });
    expect(giftAmountRules({ fixedMontant: 50 }, shekels, 'modal')).toMatchObject({ readOnly: true, initial: 19_200 });
    for (const fixedMontant of [false, null, 0, 0.5])
      expect(giftAmountRules({ fixedMontant }, euros, 'modal')).toMatchObject({ readOnly: false, initial: null });
  });

  it.each(['modal', 'side'] as const)(
    'MODAL-02 MODAL-06 takes in the %s what the campaign fixes, below minMontant too',
    (place) => {
      expect(error(18, { fixedMontant: 18, minMontant: 50 }, place)).toBeNull();
      expect(error(18, { fixedMontant: true, minMontant: 50 }, place)).toBe('amountMinimum');
      expect(error(18, { fixedMontant: 0.5, minMontant: 50 }, place)).toBe('amountMinimum');
    },
  );
});

describe('giftSplits', () => {
  it('MODAL-03 offers splits from as many units as there are parts', () => {
    expect([giftSplits({}, null), giftSplits({}, 11), giftSplits({}, 11.99)].map(({ choices }) => choices)).toEqual([
      [],
      [],
      [],
    ]);
    expect(giftSplits({}, 12)).toEqual({ choices: range(2, 12), locked: null, free: true });
    expect(giftSplits({ maxDivideNB: 3 }, 3).choices).toEqual([2, 3]);
    expect(giftSplits({ forceMonthNb: 12 }, 100).choices).toEqual([]);
  });

  it('MODAL-03 compares in euros', () => {
    expect(giftSplits({}, settledMontant(minor(44_00), shekels)).choices).toEqual([]);
    expect(giftSplits({}, settledMontant(minor(46_00), shekels)).choices).toEqual(range(2, 12));
  });

  it('MODAL-03 MODAL-04 keeps a split while it is on offer', () => {
    const forced: GiftRules = { forceDivideGTEAmount: 500, forceDivideNB: 10 };
    expect([
      keptSplit(3, giftSplits({}, 12)),
      keptSplit(3, giftSplits({}, 11)),
      keptSplit(null, giftSplits({}, 12)),
    ]).toEqual([3, null, null]);
    expect([499.99, 500, 501].map((montant) => keptSplit(3, giftSplits(forced, montant)))).toEqual([3, 10, 10]);
    expect([499.99, 500].map((montant) => keptSplit(null, giftSplits(forced, montant)))).toEqual([null, 10]);
    expect(giftSplits({ forceDivideGTEAmount: 500 }, 500).locked).toBe(12);
  });

  it('MODAL-04 leaves the choice of MODAL-03 below the amount that forces a split', () => {
    const offered = (rules: GiftRules, montant: number | null) => giftSplits(rules, montant);
    expect(offered({ maxDivideNB: 4, forceDivideGTEAmount: 500 }, 100)).toEqual({
      choices: [2, 3, 4],
      locked: null,
      free: true,
    });
    expect(offered({ forceDivideGTEAmount: 500 }, 11)).toEqual({ choices: [], locked: null, free: true });
    expect(offered({ forceDivideGTEAmount: 5 }, 4)).toEqual({ choices: [], locked: null, free: false });
    expect(offered({ forceDivideGTEAmount: 5 }, 5)).toEqual({ choices: [12], locked: 12, free: false });
  });

  it('MODAL-03 previews 100 in 3 as 33 a month, and what is charged', () => {
    expect(splitPreview(minor(10_000), 3, euros)).toEqual({ perMonth: 3300, charges: [3400, 3400, 3200] });
    expect(splitPreview(minor(38_500), 3, shekels)).toEqual({ perMonth: 12_800, charges: [3400, 3400, 3200] });
    expect(splitPreview(minor(0), 3, euros)).toEqual({ perMonth: 0, charges: [] });
  });

  it('MODAL-03 previews charges that come to the gift, for every split on offer', () => {
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 1, max: 99_999_999_00 }),
        fc.integer({ min: 2, max: 24 }),
        (plan, typed, most) => {
          const shown = minor(plan.converted ? Math.ceil(typed / 100) * 100 : typed);
          const montant = settledMontant(shown, plan);
          for (const parts of giftSplits({ maxDivideNB: most }, montant).choices) {
            const { perMonth, charges } = splitPreview(shown, parts, plan);
            expect(toUnits(sumMinor(charges), plan.settlement)).toBe(montant);
            expect(charges.length).toBeLessThanOrEqual(parts);
            expect(perMonth * parts).toBeLessThanOrEqual(shown);
            expect((perMonth + 100) * parts).toBeGreaterThan(shown);
          }
        },
      ),
    );
  });
});

describe('giftMonths', () => {
  it('MODAL-05 offers months where the campaign says so, within its bounds', () => {
    expect(giftMonths({ minNbMonth: 3, maxNbMonth: 6 })).toBeNull();
    expect(giftMonths({ productMonth: true })).toEqual({
      choices: range(2, 12),
      initial: 12,
      first: false,
      locked: false,
      infinite: true,
    });
    expect(giftMonths({ productMonth: true, minNbMonth: 3, maxNbMonth: 24, defaultNbMonth: 18 })).toMatchObject({
      choices: range(3, 24),
      initial: 18,
      first: true,
    });
    expect(giftMonths({ productMonth: true, defaultNbMonth: 0 })).toMatchObject({
      initial: 0,
      first: true,
      infinite: true,
    });
  });

  it('MODAL-05 locks a forced number of months', () => {
    expect(giftMonths({ forceMonthNb: 40, productMonth: true })).toEqual({
      choices: [40],
      initial: 40,
      first: true,
      locked: true,
      infinite: false,
    });
    expect([
      forcesMonths({ forceMonthNb: 40 }),
      forcesMonths({ forceMonthNb: 0 }),
      forcesMonths({ forceMonthNb: 1 }),
    ]).toEqual([true, false, false]);
  });
});

describe('giftChoiceConfig', () => {
  const count = fc.option(fc.integer({ min: 0, max: 60 }));
  const rules = fc.record({
    productMonth: fc.boolean(),
    forceMonthNb: count,
    minNbMonth: count,
    maxNbMonth: count,
    defaultNbMonth: count,
    maxDivideNB: count,
  });
  const gift = { devise: 'eur', abo: false, nbMonth: 1, divide: null, team: null };

  it('MODAL-01 hands over choices that the payment form takes, whatever the rules', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 1000 }), fc.nat(100), (config, montant, pick) => {
        const campaign = { id: 'c', label: 'Gala', config };
        const taken = (given: Partial<GiftChoice>) => {
          const sent = giftChoiceConfig({ ...gift, campaign, montant, ...given });
          return chosenMonths(monthRules(sent), sent, montant);
        };
        const months = giftMonths(config);
        const { choices } = giftSplits(config, montant);
        const divide = choices[pick % (choices.length || 1)] ?? null;
        if (divide) expect(taken({ divide })).toEqual({ abo: true, nbMonth: divide, divide });
        if (!months) return;
        for (const nbMonth of [months.initial, ...months.choices, ...(months.infinite ? [0] : [])])
          expect(taken({ abo: true, nbMonth })).toEqual({ abo: true, nbMonth, divide: null });
      }),
    );
  });

  it('MODAL-01 keeps what the payment form and the way back need', () => {
    const campaign = { id: 'c', label: 'Gala', config: { productMonth: true } };
    const sent = giftChoiceConfig({
      ...gift,
      campaign,
      montant: 50,
      team: 'lev',
      source: 'lettre',
      displayName: '  ',
      returnUrl: '/g',
      accessId: 'a1',
    });
    expect(sent).toEqual({
      type: 'CAMPAGNE',
      typeId: 'c',
      label: 'Gala',
      montant: 50,
      devise: 'eur',
      abo: false,
      nbMonth: 1,
      team: 'lev',
      source: 'lettre',
      returnUrl: '/g',
      accessId: 'a1',
      campagne: { label: 'Gala', productMonth: true },
    });
  });
});
