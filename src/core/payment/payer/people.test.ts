import fc from 'fast-check';
import { checkPeople } from './people';
import { servicePrice } from '../pricing/servicePrice';

const dan = { nom: 'Levi', prenom: 'Dan' };

describe('servicePrice', () => {
  it('PAY-18 counts the price once for each person where the service counts people', () => {
    expect(servicePrice({ montant: 30, sysQuantity: true }, 'eur')).toBe(3000);
    expect(servicePrice({ montant: 30, sysQuantity: true, other: [dan, dan] }, 'eur')).toBe(9000);
    expect(servicePrice({ montant: 30, sysQuantity: false, other: [dan, dan] }, 'eur')).toBe(3000);
  });

  it('PAY-18 adds no cent of its own, in any currency', () => {
    const people = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), people, (minors, count) => {
        for (const [currency, unit] of [
          ['jpy', 1],
          ['eur', 100],
          ['kwd', 1000],
        ] as const)
          // oxfmt-ignore
          expect(
            servicePrice({ montant: minors / unit, sysQuantity: true, other: Array(count).fill(dan) }, currency),
          ).toBe(minors * (1 + count));
      }),
    );
  });
});

describe('checkPeople', () => {
  it('PAY-18 asks both names of everybody beside the payer', () => {
    expect(checkPeople([])).toEqual([]);
    expect(checkPeople([dan])).toEqual([]);
    expect(checkPeople([{ nom: ' ', prenom: 'x'.repeat(101) }, dan, {}])).toEqual([
      { index: 0, field: 'prenom', code: 'tooLong' },
      { index: 0, field: 'nom', code: 'required' },
      { index: 2, field: 'prenom', code: 'required' },
      { index: 2, field: 'nom', code: 'required' },
    ]);
  });
});
