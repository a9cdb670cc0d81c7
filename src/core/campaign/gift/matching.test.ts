import fc from 'fast-check';
import { minor } from '../../money';
import { matchBack, matchFor, matchingRule } from './matching';

const cents = (max: number) => fc.integer({ min: 0, max }).map(minor);
const ratio = fc.integer({ min: 0, max: 100_000 });
const cap = fc.option(cents(1e12));

describe('matchFor', () => {
  it('adds at most the ratio, the cap and what is left in the pool, and never loses more than a cent', () => {
    fc.assert(
      fc.property(cents(1e14), ratio, cap, cents(1e14), (counted, part, most, poolLeft) => {
        const matched = matchFor({ counted, ratio: part, cap: most, poolLeft });
        const limit = Math.min(most ?? Infinity, poolLeft);
        expect(matched).toBeGreaterThanOrEqual(0);
        expect(matched).toBeLessThanOrEqual(limit);
        expect(BigInt(matched) * 10_000n <= BigInt(counted) * BigInt(part)).toBe(true);
        if (matched < limit) expect((BigInt(matched) + 1n) * 10_000n > BigInt(counted) * BigInt(part)).toBe(true);
      }),
    );
  });

  it('never goes over the pool, and takes the same of it in any order of the gifts', () => {
    fc.assert(
      fc.property(
        fc.array(cents(1e8), { maxLength: 30 }),
        ratio,
        cap,
        cents(1e9),
        fc.nat(),
        (list, part, most, pool, turn) => {
          const taken = (order: typeof list) =>
            order.reduce(
              (sum, counted) => sum + matchFor({ counted, ratio: part, cap: most, poolLeft: minor(pool - sum) }),
              0,
            );
          const at = turn % (list.length + 1);
          expect(taken(list)).toBeLessThanOrEqual(pool);
          expect(taken([...list.slice(at), ...list.slice(0, at).reverse()])).toBe(taken(list));
        },
      ),
    );
  });

  it('adds nothing from an empty or overdrawn pool, nor to what is no gift', () => {
    const gift = { counted: minor(500), ratio: 10_000, cap: null };
    for (const left of [0, -1]) expect(matchFor({ ...gift, poolLeft: minor(left) })).toBe(0);
    expect(matchFor({ ...gift, counted: minor(-500), poolLeft: minor(900) })).toBe(0);
    expect(matchFor({ ...gift, cap: minor(-5), poolLeft: minor(900) })).toBe(0);
  });

  it('refuses what is no ratio', () => {
    for (const wrong of [-1, 0.5, NaN])
      expect(() => matchFor({ counted: minor(1), ratio: wrong, cap: null, poolLeft: minor(1) })).toThrow(RangeError);
  });
});

describe('matchBack', () => {
  const gift = fc.record({
    counted: fc.integer({ min: 1, max: 1e14 }).map(minor),
    matched: cents(1e14),
    refunds: fc.array(cents(1e13), { maxLength: 6 }),
  });

  it('brings back all with a whole refund, however it was cut, nothing without one', () => {
    fc.assert(
      fc.property(gift, ({ counted, matched }) => {
        expect(matchBack({ counted, matched, refunded: minor(0) })).toBe(0);
        expect(matchBack({ counted, matched, refunded: counted })).toBe(matched);
        expect(matchBack({ counted, matched, refunded: minor(counted + 7) })).toBe(matched);
      }),
    );
  });

  it('never gives back less than before, so that every step is a movement into the pool', () => {
    fc.assert(
      fc.property(gift, ({ counted, matched, refunds }) => {
        let [refunded, back] = [0, 0];
        for (const refund of refunds) {
          refunded += refund;
          const next = matchBack({ counted, matched, refunded: minor(refunded) });
          expect(next).toBeGreaterThanOrEqual(back);
          expect(next).toBeLessThanOrEqual(matched);
          back = next;
        }
      }),
    );
  });

  it('leaves no more than the ratio of what stays of the gift', () => {
    fc.assert(
      fc.property(cents(1e12), ratio, fc.integer({ min: 0, max: 100 }), (counted, part, percent) => {
        const matched = matchFor({ counted, ratio: part, cap: null, poolLeft: minor(1e14) });
        const refunded = minor(Math.floor((counted * percent) / 100));
        const stays = matched - matchBack({ counted, matched, refunded });
        expect(BigInt(stays) * 10_000n <= BigInt(counted - refunded) * BigInt(part)).toBe(true);
      }),
    );
  });
});

describe('matchingRule', () => {
  const whole = { team: null, from: 10, until: 20, left: 1 };
  const lev = { team: 'lev', from: null, until: 15, left: 1 };

  it('is the one of the team, else that of the campaign, within its window', () => {
    const found = (team: string | null, at: number) => matchingRule([whole, lev], { team, at });
    expect([found('lev', 12), found('lev', 5), found('lev', 15)]).toEqual([lev, lev, whole]);
    expect([found('tov', 10), found(null, 19), found(null, 20), found('tov', 9)]).toEqual([whole, whole, null, null]);
  });

  it('is that of the campaign when nothing is left of the team’s', () => {
    expect(matchingRule([whole, { ...lev, left: 0 }], { team: 'lev', at: 12 })).toEqual(whole);
    expect(matchingRule([{ ...whole, left: 0 }], { team: null, at: 12 })).toBeNull();
  });
});
