import fc from 'fast-check';
import { chosenMonths, monthRules, splitsFor, type MonthConfig } from './monthRules';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const form = (formData: NonNullable<MonthConfig['submit']>['formData'], rest: Partial<MonthConfig> = {}) =>
  monthRules({ type: 'FORM', submit: { total: 20, reste: 20, formData }, ...rest });

describe('monthRules', () => {
  it('PAY-32 offers 2 to 36 months for general gifts, funds and subscriptions, from 12 on', () => {
    const configs: MonthConfig[] = [
      { type: 'GENERAL' },
      { type: 'CAISSE' },
      { type: 'SERVICE', service: { recurrent: 1 } },
    ];
    for (const config of configs) expect(monthRules(config)).toMatchObject({ choices: range(2, 36), initial: 12 });
  });

  it('PAY-32 bounds a campaign by its months, at most 12 when it says nothing', () => {
    expect(monthRules({ type: 'CAMPAGNE' }).choices).toEqual(range(2, 12));
    expect(monthRules({ type: 'CAMPAGNE', minNbMonth: 6, maxNbMonth: 24 })).toMatchObject({
      choices: range(6, 24),
      initial: 12,
    });
    expect(monthRules({ type: 'CAMPAGNE', maxNbMonth: 6 }).initial).toBe(6);
    expect(monthRules({ type: 'CAMPAGNE', minNbMonth: 18, maxNbMonth: 24 }).initial).toBe(18);
    expect(monthRules({ type: 'CAMPAGNE', minNbMonth: 9, maxNbMonth: 3 }).choices).toEqual([9]);
  });

  it('PAY-32 MODAL-05 offers no single month where a gift may be paid once: a lower bound of 1 hides nothing', () => {
    for (const [type, most] of [
      ['CAMPAGNE', 12],
      ['GENERAL', 36],
      ['CAISSE', 36],
    ] as const)
      expect(monthRules({ type, minNbMonth: 1 }).choices).toEqual(range(2, most));
  });

  it('PAY-33 forces the months of a monthly submission, starting with the fewest', () => {
    expect(form({ paiementType: 'MONTHLY' })).toMatchObject({
      choices: range(1, 60),
      initial: 1,
      forced: true,
      infinite: false,
    });
    expect(form({ paiementType: 'MONTHLY', aboMonthMin: 3, aboMonthMax: 5, aboMonthInfinite: true })).toEqual({
      choices: [3, 4, 5], initial: 3, forced: true, locked: false, infinite: true, splitChoices: [], splitMinimum: 12, forcedSplit: null,
    }); // oxfmt-ignore
  });

  it('PAY-33 forces those of a subscription up to its cap', () => {
    expect(form({ paiementType: 'ABONNEMENT', abonnementMaxMonth: 10 })).toMatchObject({
      choices: range(2, 10),
      initial: 10,
      forced: true,
    });
    expect(form({ paiementType: 'ABONNEMENT', aboMonthInfinite: true })).toMatchObject({
      choices: range(2, 36),
      infinite: false,
    });
    expect(form({ paiementType: 'ABONNEMENT', abonnementMaxMonth: 1 }).choices).toEqual([1]);
  });

  it('PAY-32 lets debts, other submissions and services paid once be split only', () => {
    const once: MonthConfig[] = [
      { type: 'DETTE' },
      { type: 'MULTI_DETTE' },
      { type: 'FORM' },
      { type: 'FORM', submit: { total: 1, reste: 1, formData: { paiementType: 'OTHER', aboMonthInfinite: true } } },
      { type: 'SERVICE', service: { recurrent: 0 } },
      { type: 'SERVICE', service: { recurrent: 0 }, fixedNbMonth: 12 },
      { type: 'DETTE', fixedNbMonth: 12, abo: true, nbMonth: 0 },
    ];
    for (const config of once)
      expect(monthRules(config)).toMatchObject({
        choices: [],
        infinite: false,
        forced: false,
        splitChoices: range(2, 12),
      });
  });

  it('PAY-12 hides months and parts of what is paid once and whole', () => {
    for (const paiementType of [null, 'MONTHLY', 'ABONNEMENT'])
      expect(form({ paiementType, onePaiement: true })).toMatchObject({ choices: [], forced: false, splitChoices: [] });
    expect(monthRules({ type: 'GENERAL', fixedNbMonth: 1 })).toMatchObject({ choices: [], splitChoices: [] });
  });

  it('PAY-36 locks a fixed number of months, whatever else is said', () => {
    const locked = { choices: [40], initial: 40, forced: true, locked: true, infinite: false, splitChoices: [] };
    expect(monthRules({ type: 'GENERAL', fixedNbMonth: 40, nbMonth: 0, abo: true })).toMatchObject(locked);
    expect(monthRules({ type: 'CAMPAGNE', fixedNbMonth: 40, campagne: { productMonth: true } })).toMatchObject(locked);
    expect(monthRules({ type: 'SERVICE', fixedNbMonth: 40, service: { recurrent: 1 } })).toMatchObject(locked);
    expect(form({ paiementType: 'MONTHLY', aboMonthInfinite: true }, { fixedNbMonth: 40 })).toMatchObject(locked);
  });

  it('PAY-36 splits into 2 to maxDivide parts, of an amount that has as many units', () => {
    expect(monthRules({ type: 'GENERAL' })).toMatchObject({ splitChoices: range(2, 12), splitMinimum: 12 });
    expect(monthRules({ type: 'GENERAL', maxDivide: 4 })).toMatchObject({ splitChoices: [2, 3, 4], splitMinimum: 4 });
    for (const maxDivide of [0, 1]) expect(monthRules({ type: 'GENERAL', maxDivide }).splitChoices).toEqual([]);
  });

  it('MODAL-04 forces one split from its amount on, and leaves the choice below', () => {
    const campagne = { forceDivideGTEAmount: 500, forceDivideNB: 20 };
    const rules = monthRules({ type: 'CAMPAGNE', maxDivide: 4, campagne });
    expect([3.99, 4, 499.99, 500].map((montant) => splitsFor(rules, montant))).toEqual([
      { choices: [], locked: null },
      { choices: [2, 3, 4], locked: null },
      { choices: [2, 3, 4], locked: null },
      { choices: [20], locked: 20 },
    ]);
    const chosen = (divide: number, montant: number | null) => chosenMonths(rules, { divide }, montant);
    expect([chosen(3, 100), chosen(20, 500), chosen(20, null), chosen(3, null)]).toMatchObject([
      { divide: 3 },
      { divide: 20 },
      { divide: 20 },
      { divide: 3 },
    ]);
    expect([chosen(20, 100), chosen(3, 500), chosen(5, null)]).toEqual(['divide', 'divide', 'divide']);
    const fixed = monthRules({ type: 'CAMPAGNE', fixedNbMonth: 12, campagne });
    expect(splitsFor(fixed, 500)).toEqual({ choices: [], locked: null });
    // A product in parts is never paid otherwise (CPROD-02).
    const cart = monthRules({ type: 'CAMPAGNE', campagne: { forceDivideGTEAmount: 0, forceDivideNB: 10 } });
    expect(splitsFor(cart, 1)).toEqual({ choices: [10], locked: 10 });
  });

  it('PAY-34 offers a gift without end where the configuration or the campaign does', () => {
    expect(monthRules({ type: 'GENERAL', abo: true, nbMonth: 0 })).toMatchObject({
      infinite: true,
      initial: 0,
      forced: false,
    });
    expect(monthRules({ type: 'CAMPAGNE', campagne: { productMonth: true } })).toMatchObject({
      infinite: true,
      initial: 12,
    });
    expect(monthRules({ type: 'GENERAL', abo: false, nbMonth: 0 }).infinite).toBe(false);
    expect(monthRules({ type: 'GENERAL' }).infinite).toBe(false);
  });

  it('PAY-32 starts with the months that were chosen before, when they are on offer', () => {
    expect(monthRules({ type: 'GENERAL', nbMonth: 24 }).initial).toBe(24);
    expect(monthRules({ type: 'GENERAL', nbMonth: 37 }).initial).toBe(12);
  });
});

describe('chosenMonths', () => {
  const general = monthRules({ type: 'GENERAL' });

  it('PAY-31 PAY-36 takes a split that is on offer for the amount', () => {
    expect(chosenMonths(general, { divide: 3, nbMonth: 36 }, 12)).toEqual({ abo: true, nbMonth: 3, divide: 3 });
    expect(chosenMonths(general, { divide: 3 }, null)).toMatchObject({ divide: 3 });
    for (const [divide, montant] of [
      [3, 11.99],
      [13, 100],
      [2.5, 100],
    ] as const)
      // oxfmt-ignore
      expect(chosenMonths(general, { divide }, montant)).toBe('divide');
    expect(chosenMonths(monthRules({ type: 'GENERAL', fixedNbMonth: 12 }), { divide: 2 }, 100)).toBe('divide');
  });

  it('PAY-33 PAY-36 overrides what is no choice', () => {
    const fixed = monthRules({ type: 'GENERAL', fixedNbMonth: 12 });
    expect(chosenMonths(fixed, { abo: false, nbMonth: 3 }, 20)).toEqual({ abo: true, nbMonth: 12, divide: null });
    expect(chosenMonths(form({ paiementType: 'MONTHLY', aboMonthMin: 6 }), { abo: false }, 20)).toMatchObject({
      abo: true,
      nbMonth: 6,
    });
  });

  it('PAY-32 refuses months that are not on offer', () => {
    for (const nbMonth of [0, 1, 37, 2.5]) expect(chosenMonths(general, { abo: true, nbMonth }, 20)).toBe('months');
    expect(chosenMonths(monthRules({ type: 'DETTE' }), { abo: true, nbMonth: 2 }, 20)).toBe('months');
  });

  it('PAY-30 offers what it starts with, for every configuration', () => {
    const count = fc.option(fc.integer({ min: 0, max: 600 }));
    const config = fc.record({
      type: fc.constantFrom('GENERAL', 'CAISSE', 'CAMPAGNE', 'SERVICE', 'DETTE', 'MULTI_DETTE', 'FORM'),
      abo: fc.boolean(),
      nbMonth: count,
      fixedNbMonth: count,
      minNbMonth: count,
      maxNbMonth: count,
      maxDivide: count,
      campagne: fc.record({ productMonth: fc.boolean() }),
      service: fc.record({ recurrent: fc.constantFrom(0, 1) }),
      submit: fc.record({
        total: fc.constant(20),
        reste: fc.constant(20),
        formData: fc.record({
          paiementType: fc.constantFrom('MONTHLY', 'ABONNEMENT', 'OTHER', null),
          onePaiement: fc.boolean(),
          abonnementMaxMonth: count,
          aboMonthMin: count,
          aboMonthMax: count,
          aboMonthInfinite: fc.boolean(),
        }),
      }),
    }) as fc.Arbitrary<MonthConfig>;
    fc.assert(
      fc.property(config, (given) => {
        const rules = monthRules(given);
        const { choices, initial, forced, locked, infinite, splitChoices } = rules;
        const monthly = choices.length > 0;
        expect(monthly ? (initial === 0 ? infinite : choices.includes(initial)) : initial === 1).toBe(true);
        expect(choices.every((months) => months >= 1)).toBe(true);
        expect(splitChoices.every((parts) => parts >= 2 && parts <= rules.splitMinimum)).toBe(true);
        if (!monthly) expect([forced, locked, infinite]).toEqual([false, false, false]);
        if (forced) expect(splitChoices).toEqual([]);
        if (locked) expect([choices, forced, infinite]).toEqual([[initial], true, false]);
        expect(chosenMonths(rules, { abo: forced || monthly }, 1000)).toEqual({
          abo: monthly,
          nbMonth: initial,
          divide: null,
        });
      }),
    );
  });
});
