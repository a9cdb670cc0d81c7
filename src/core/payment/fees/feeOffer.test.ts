import fc from 'fast-check';
import { exponentOf, MAX_MONTANT, minor, sumMinor, toMinor } from '../../money';
import { feeOffer, feeThreshold } from './feeOffer';
import { chargesOf } from '../plan/monthlyPlan';

const person = { company: false, threshold: minor(200) };
const company = { company: true, threshold: minor(200) };
const once = (montant: number) => ({ montant: minor(montant), currency: 'eur', abo: false });

describe('feeOffer', () => {
  it('PAY-21 ACC-13 asks a company for 2.82 of 100, and a person for nothing below the threshold', () => {
    expect(feeOffer(once(10000), company)).toMatchObject({ offer: true, fees: 282, total: 10282 });
    expect(feeOffer(once(10000), person)).toMatchObject({ offer: false, fees: 178 });
    expect(feeOffer(once(10000), { ...company, threshold: minor(0) }).offer).toBe(false);
    expect(feeOffer(once(0), company).offer).toBe(false);
  });

  it('PAY-22 splits 120 and its fees again: 124.87 in 12', () => {
    const { plan, total } = feeOffer({ ...once(12000), divide: 12 }, person);
    expect(total).toBe(12487);
    expect(chargesOf(plan, 'eur')).toEqual([...Array<number>(11).fill(1100), 387]);
  });

  it('PAY-22 covers the fees of each month of a monthly gift', () => {
    const { fees, total, plan } = feeOffer({ ...once(10000), abo: true, nbMonth: 12 }, person);
    expect([fees, total]).toEqual([178, 10178]);
    expect(plan).toEqual({ montant: 10178, abo: true, nbMonth: 12, divide: null, maxAmount: 122136 });
    expect(feeOffer({ ...once(10000), abo: true, nbMonth: 0 }, person).plan).toMatchObject({
      montant: 10178,
      maxAmount: null,
    });
  });

  it('PAY-20 leaves the organisation the gift to within one minor unit, once, split or monthly, in every currency', () => {
    const currency = fc.constantFrom('jpy', 'eur', 'kwd', 'clf');
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const rhythm = fc.record({
      abo: fc.boolean(),
      nbMonth: fc.integer({ min: 0, max: 60 }),
      divide: fc.option(fc.integer({ min: 2, max: 36 })),
    });
    fc.assert(
      fc.property(currency, fraction, rhythm, fc.boolean(), (code, share, choice, isCompany) => {
        const unit = 10 ** exponentOf(code);
        const montant = minor(Math.max(unit, Math.floor(share ** 3 * toMinor(MAX_MONTANT, code))));
        const { plan, total, fees } = feeOffer(
          { montant, currency: code, ...choice },
          { ...person, company: isCompany },
        );
        const charges = choice.divide ?? 1;
        const rate = isCompany ? 25n : 15n;
        // The cost unrounded, in thousandths of a hundredth: rate × total + n × 0.25 of a unit.
        const cost = rate * BigInt(total) * 100n + BigInt(charges) * 25n * BigInt(unit) * 1000n;
        const received = BigInt(total) * 100_000n - cost;
        const apart = received - BigInt(montant) * 100_000n;
        expect(apart < 100_000n && apart > -100_000n).toBe(true);
        expect(fees).toBe(total - montant);

        const planned = sumMinor(chargesOf(plan, code));
        if (choice.divide || !choice.abo) expect([plan.maxAmount, planned]).toEqual([total, total]);
        else expect([plan.montant, planned]).toEqual([total, total * choice.nbMonth]);
      }),
    );
  });
});

describe('feeThreshold', () => {
  it.each([
    [{ suggestFees: 2 }, 200],
    [{ suggestFees: 0.5 }, 50],
    [{ suggestFees: 0 }, 0],
    [{ suggestFees: -2 }, 0],
    [{ suggestFees: NaN }, 0],
    [{ suggestFees: Infinity }, 0],
    [{ suggestFees: '2' }, 0],
    [{}, 0],
  ])('PAY-21 reads %j', (web, expected) => {
    expect(feeThreshold(web, 'eur')).toBe(expected);
  });
});
