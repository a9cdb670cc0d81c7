import { chargesOf, monthChoices, monthlyPlan } from '..';
import { minor, toMinor } from '../../money';

const euros = (units: number) => toMinor(units, 'EUR');
const split = (total: number, divide: number) =>
  monthlyPlan({ montant: euros(total), currency: 'EUR', abo: false, divide });

describe('monthlyPlan', () => {
  it('PAY-34 sends a gift once', () => {
    const once = { montant: 5000, abo: false, nbMonth: 1, divide: null, maxAmount: 5000 };
    for (const divide of [null, undefined, 0, 1])
      expect(monthlyPlan({ montant: minor(5000), currency: 'EUR', abo: false, nbMonth: 12, divide })).toEqual(once);
  });

  it('PAY-34 sends a subscription with its total, and none when it is unlimited', () => {
    const gift = { montant: minor(2000), currency: 'EUR', abo: true };
    expect(monthlyPlan({ ...gift, nbMonth: 12 })).toMatchObject({ nbMonth: 12, divide: null, maxAmount: 24000 });
    expect(monthlyPlan({ ...gift, nbMonth: 0 })).toMatchObject({
      abo: true,
      nbMonth: 0,
      divide: null,
      maxAmount: null,
    });
  });

  it('PAY-31 splits a total into whole parts, rounded up', () => {
    expect(split(100, 3)).toEqual({ montant: 3400, abo: true, nbMonth: 3, divide: 3, maxAmount: 10000 });
    expect(split(1200, 12).montant).toBe(10000);
    expect(split(100.5, 2).montant).toBe(5100);
    expect(monthlyPlan({ montant: minor(100), currency: 'JPY', abo: false, divide: 3 }).montant).toBe(34);
  });

  it.each([-1, 1.5, NaN])('refuses %d months', (nbMonth) => {
    expect(() => monthlyPlan({ montant: minor(100), currency: 'EUR', abo: true, nbMonth })).toThrow(RangeError);
  });
});

describe('chargesOf', () => {
  it('PAY-34 charges a gift once, however small', () => {
    expect(chargesOf(split(50, 1), 'EUR')).toEqual([5000]);
    expect(chargesOf(split(0.5, 1), 'EUR')).toEqual([50]);
  });

  it('PAY-34 charges every month of a subscription, and does not foresee those of an unlimited one', () => {
    const gift = { montant: minor(2000), currency: 'EUR', abo: true };
    expect(chargesOf(monthlyPlan({ ...gift, nbMonth: 3 }), 'EUR')).toEqual([2000, 2000, 2000]);
    expect(chargesOf(monthlyPlan({ ...gift, nbMonth: 0 }), 'EUR')).toEqual([]);
  });

  it.each([[0], [-5], [1]])('refuses a plan of %d cents that would not end', (montant) => {
    expect(() => chargesOf({ montant: minor(montant), maxAmount: minor(1_000_000) }, 'EUR')).toThrow(RangeError);
  });
});

describe('monthChoices', () => {
  it('PAY-32 offers 2 to 36 months', () => {
    for (const type of ['GENERAL', 'CAISSE', 'SERVICE'])
      expect(monthChoices(type)).toEqual(Array.from({ length: 35 }, (_, index) => index + 2));
  });

  it('PAY-32 offers none where there is no choice', () => {
    expect(['DETTE', 'constructor', ''].map(monthChoices)).toEqual([[], [], []]);
  });
});
