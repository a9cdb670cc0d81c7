import fc from 'fast-check';
import { toMinor } from '../../money';
import { amountRules, type AmountConfig } from './amountRules';
import { checkAmount } from './checkAmount';

const submission = (formData: NonNullable<AmountConfig['submit']>['formData'], reste = 500): AmountConfig => ({
  type: 'FORM',
  submit: { total: 500, reste, formData },
});
const rulesOf = (config: AmountConfig) => amountRules(config, 'eur');
const check = (montant: number | null, config: AmountConfig) => checkAmount(montant, rulesOf(config), 'eur');

describe('amountRules', () => {
  it('PAY-10 asks 1 at least of a gift, whatever is suggested', () => {
    for (const type of ['GENERAL', 'CAISSE', 'CAMPAGNE'] as const) {
      expect(rulesOf({ type, montant: 50 })).toEqual({
        initial: 5000, minimum: 100, maximum: toMinor(99_999_999, 'eur'), readOnly: false,
      }); // oxfmt-ignore
      for (const montant of [0, -5, null])
        expect(rulesOf({ type, montant })).toMatchObject({ initial: null, minimum: 100 });
    }
  });

  it('PAY-11 ACC-16 asks the deposit while nothing is paid, 1 afterwards, what is left at most', () => {
    const deposit = { deposit: 100, depositPercent: 30 };
    expect(rulesOf(submission(deposit))).toMatchObject({ initial: 50000, minimum: 15000, maximum: 50000 });
    expect(rulesOf(submission(deposit, 350))).toMatchObject({ initial: 35000, minimum: 100, maximum: 35000 });
    expect(check(149, submission(deposit))).toBe('amountMinimum');
    expect(check(150, submission(deposit))).toBeNull();
    expect(check(1, submission(deposit, 350))).toBeNull();
    expect(check(350.01, submission(deposit, 350))).toBe('amountMaximum');
  });

  it('PAY-12 fixes the amount of services, subscriptions, fixed months and what is paid whole', () => {
    const fixed = { readOnly: true, initial: 2000, minimum: 2000, maximum: 2000 };
    expect(rulesOf({ type: 'SERVICE', montant: 5, service: { montant: 20, recurrent: 0 } })).toMatchObject(fixed);
    expect(rulesOf({ type: 'GENERAL', montant: 20, fixedNbMonth: 12 })).toMatchObject(fixed);
    for (const formData of [{ onePaiement: true, deposit: 5 }, { paiementType: 'ABONNEMENT' }])
      expect(rulesOf({ type: 'FORM', submit: { total: 20, reste: 20, formData } })).toMatchObject(fixed);
  });

  it('PAY-12 lets the payer say how much where the amount is below 1, or only the visitor chose months', () => {
    expect(rulesOf({ type: 'GENERAL', montant: 0, fixedNbMonth: 12 })).toMatchObject({
      initial: null,
      readOnly: false,
    });
    expect(rulesOf({ type: 'GENERAL', montant: 0.5, fixedNbMonth: 12 })).toMatchObject({
      initial: 50,
      readOnly: false,
    });
    expect(rulesOf({ type: 'SERVICE', service: { montant: 0 } })).toMatchObject({
      initial: 0,
      minimum: 100,
      readOnly: false,
    });
    expect(rulesOf({ type: 'GENERAL', montant: 20, abo: true, nbMonth: 12 }).readOnly).toBe(false);
    expect(rulesOf(submission({ paiementType: 'MONTHLY' })).readOnly).toBe(false);
  });

  it('PAY-50 takes of a debt what is left of it, else its amount', () => {
    const dette = { id: 'd1', montant: 50, reste: 20 };
    expect(rulesOf({ type: 'DETTE', dette })).toMatchObject({ initial: 2000, minimum: 100, maximum: 2000 });
    expect(rulesOf({ type: 'DETTE', dette: { id: 'd1', montant: 50 } })).toMatchObject({
      initial: 5000,
      maximum: 5000,
    });
    expect(rulesOf({ type: 'DETTE', dette, montant: 8 })).toMatchObject({ initial: 800, maximum: 2000 });
    expect(rulesOf({ type: 'DETTE', dette, montant: 80 })).toMatchObject({ initial: 2000 });
    expect(rulesOf({ type: 'DETTE', dette: { ...dette, reste: 0.4 } })).toMatchObject({ minimum: 40, maximum: 40 });
    expect(rulesOf({ type: 'DETTE', dette: { ...dette, reste: -3 } })).toMatchObject({ initial: 0, maximum: 0 });
  });

  it('PAY-50 suggests the sum of several debts, and takes more as a gift', () => {
    const dettes = [{ id: 'a', montant: 50, reste: 20 }, { id: 'b', montant: 30 }]; // oxfmt-ignore
    expect(rulesOf({ type: 'MULTI_DETTE', dettes })).toMatchObject({ initial: 5000, minimum: 100 });
    expect(check(120, { type: 'MULTI_DETTE', dettes })).toBeNull();
  });

  it('PAY-02 PAY-10 changes an amount only where the link allows it, and never refuses one that it does not', () => {
    const update: AmountConfig = { type: 'GENERAL', montant: 0.5, update: true, paiement: { id: 'p1' } };
    expect(rulesOf(update)).toMatchObject({ initial: 50, minimum: 0, readOnly: true });
    expect(rulesOf({ ...update, paiement: { id: 'p1', changeAmount: true } })).toMatchObject({
      minimum: 100,
      readOnly: false,
    });
  });

  it('LINK-07 takes the amount of a link that fixes it, and no other', () => {
    const fixed: AmountConfig = { type: 'GENERAL', montant: 1180.5, fixedAmount: true };
    expect(rulesOf(fixed)).toMatchObject({ initial: 118050, minimum: 118050, maximum: 118050, readOnly: true });
    expect(rulesOf({ type: 'GENERAL', fixedAmount: true })).toMatchObject({ initial: null, readOnly: false });
  });

  it.each([
    ['jpy', 1],
    ['kwd', 1000],
  ])('PAY-10 asks one unit of %s', (currency, unit) => {
    expect(amountRules({ type: 'GENERAL' }, currency).minimum).toBe(unit);
  });
});

describe('checkAmount', () => {
  it.each([
    [null, 'required'],
    [NaN, 'amountInvalid'],
    [Infinity, 'amountInvalid'],
    [0.99, 'amountMinimum'],
    [-5, 'amountMinimum'],
    [1, null],
    [12.34, null],
    [12.345, 'amountInvalid'],
    [99_999_999, null],
    [99_999_999.01, 'amountMaximum'],
    [1e300, 'amountMaximum'],
  ])('PAY-10 judges %p', (montant, expected) => {
    expect(check(montant, { type: 'GENERAL' })).toBe(expected);
  });

  it('PAY-11 always lets the first amount pass that it suggests, when it is not below the minimum', () => {
    const units = fc.integer({ min: 0, max: 100_000_00 }).map((minors) => minors / 100);
    const config = fc.record({
      total: units,
      reste: units,
      deposit: units,
      depositPercent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(config, ({ total, reste, ...formData }) => {
        fc.pre(reste > 0);
        const rules = rulesOf({ type: 'FORM', submit: { total, reste, formData } });
        expect(rules.minimum).toBeLessThanOrEqual(rules.maximum);
        expect(checkAmount((rules.initial ?? 0) / 100, rules, 'eur')).toBeNull();
      }),
    );
  });
});
