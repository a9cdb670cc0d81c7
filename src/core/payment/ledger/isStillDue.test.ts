import { minor } from '../../money';
import { isStillDue } from './isStillDue';

const payment = (change: Partial<Parameters<typeof isStillDue>[0]> = {}) => ({
  type: 'DETTE',
  currency: 'eur',
  montant: minor(5000),
  fees: minor(0),
  abo: false,
  divide: null,
  maxAmount: minor(5000),
  ...change,
});
const owed = (priced: number | null, now: number) => ({
  priced: priced === null ? null : minor(priced),
  now: minor(now),
});

describe('isStillDue', () => {
  it('PAY-11 PAY-50 is so up to the last cent of what is left', () => {
    expect([5000, 4999, 0].map((now) => isStillDue(payment(), owed(9000, now)))).toEqual([true, false, false]);
    expect([5000, 4999].map((now) => isStillDue(payment(), owed(null, now)))).toEqual([true, false]);
  });

  it('PAY-50 leaves what was a gift above the debts a gift', () => {
    const above = payment({ type: 'MULTI_DETTE', montant: minor(20_000), maxAmount: minor(20_000) });
    expect([8000, 7999].map((now) => isStillDue(above, owed(8000, now)))).toEqual([true, false]);
  });

  it('PAY-22 PAY-34 takes fee cover off, parts in all and months one by one', () => {
    expect(isStillDue(payment({ montant: minor(5100), fees: minor(100) }), owed(null, 5000))).toBe(true);
    const parts = payment({ abo: true, divide: 3, montant: minor(1700), maxAmount: minor(5100), fees: minor(100) });
    expect([5000, 4999].map((now) => isStillDue(parts, owed(null, now)))).toEqual([true, false]);
    const months = payment({ type: 'FORM', abo: true, maxAmount: minor(60_000) });
    expect([5000, 4999].map((now) => isStillDue(months, owed(null, now)))).toEqual([true, false]);
  });
});
