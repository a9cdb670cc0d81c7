import fc from 'fast-check';
import { minor, sumMinor, type Minor } from '../../money';
import { allocateDebts, type OpenDebt } from './allocateDebts';

const debts = [50, 30, 100].map((reste, i) => ({ id: `d${i + 1}`, reste: minor(reste * 100) }));

describe('allocateDebts', () => {
  it('PAY-50 gives 60 to the first two of 50, 30 and 100', () => {
    expect(allocateDebts(minor(6000), debts).shares).toEqual([
      { id: 'd1', montant: 5000 },
      { id: 'd2', montant: 1000 },
    ]);
  });

  it('PAY-50 gives 120 to all three', () => {
    expect(allocateDebts(minor(12000), debts).shares.map((share) => share.montant)).toEqual([5000, 3000, 4000]);
  });

  it('PAY-50 leaves what no debt takes as a general gift', () => {
    expect(allocateDebts(minor(20000), debts).surplus).toBe(2000);
  });

  it('PAY-50 never gives a debt more than is left of it and never loses a cent', () => {
    const debt: fc.Arbitrary<OpenDebt> = fc.record({
      id: fc.uuid(),
      reste: fc.integer({ min: -1000, max: 10_000_00 }).map((n) => n as Minor),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), fc.array(debt, { maxLength: 20 }), (amount, list) => {
        const { shares, surplus } = allocateDebts(minor(amount), list);
        expect(sumMinor(shares.map((share) => share.montant)) + surplus).toBe(amount);
        for (const share of shares) {
          expect(share.montant).toBeGreaterThan(0);
          expect(share.montant).toBeLessThanOrEqual(list.find(({ id }) => id === share.id)?.reste ?? 0);
        }
      }),
    );
  });
});
