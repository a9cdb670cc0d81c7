import fc from 'fast-check';
import { compareKeys, donorKey, mergeDonorPage, mergeDonors, newDonors, newestKey, shownGift } from './donorFeed';

const hex = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });
const asId = (value: bigint) => value.toString(16).padStart(32, '0');
const donors = fc.uniqueArray(hex, { maxLength: 30 }).map((list) => list.map((value) => ({ _id: asId(value) })));
const byNewest = (list: readonly { _id: string }[]) =>
  [...list].sort((a, b) => Number(BigInt(`0x${b._id}`) - BigInt(`0x${a._id}`) > 0n) || -1);
const unique = (list: readonly { _id: string }[]) => [...new Map(list.map((donor) => [donor._id, donor])).values()];

describe('compareKeys', () => {
  it('FEED-02 orders hex text as the numbers that it stands for, never rounded', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        for (const [first, second] of [
          [a, b],
          [a, a + 1n],
        ] as const)
          expect(compareKeys(asId(first), asId(second))).toBe(first < second ? -1 : first > second ? 1 : 0);
      }),
    );
  });

  it('FEED-02 orders plain ids as numbers', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (a, b) => {
        expect(compareKeys(donorKey({ id: a }), donorKey({ id: String(b) }))).toBe(Math.sign(a - b));
      }),
    );
    expect(compareKeys(donorKey({ _id: 'FF' }), donorKey({ _id: 'ff' }))).toBe(0);
  });
});

describe('mergeDonors', () => {
  it('FEED-01 holds each donor once, newest first, whatever arrives in which order', () => {
    fc.assert(
      fc.property(donors, donors, fc.nat(40), (known, arrived, keep) => {
        const expected = byNewest(unique([...known, ...arrived]));
        const merged = mergeDonors(known, arrived);
        expect(merged).toEqual(expected);
        expect(mergeDonors(arrived, known)).toEqual(merged);
        expect(mergeDonors(merged, arrived)).toEqual(merged);
        expect(mergeDonors(known, arrived, keep)).toEqual(expected.slice(0, keep));
      }),
    );
  });

  it('FEED-01 takes what arrived over what was known', () => {
    const changed = { id: 1, displayName: '' };
    expect(mergeDonors([{ id: 1, displayName: 'Dan' }], [changed])).toEqual([changed]);
  });
});

describe('mergeDonorPage', () => {
  it('FEED-01 comes to the list of the server, page by page, whatever was known of it before', () => {
    fc.assert(
      fc.property(donors, donors, fc.integer({ min: 1, max: 8 }), (now, before, size) => {
        const server = byNewest(now);
        let known: { _id: string }[] = byNewest(before);
        for (let from = 0; from === 0 || from < server.length; from += size) {
          const page = server.slice(from, from + size);
          const complete = from + size >= server.length;
          known = mergeDonorPage(known, page, { before: server[from - 1]?._id ?? null, complete });
          expect(known.slice(0, from + page.length)).toEqual(server.slice(0, from + page.length));
        }
        expect(known).toEqual(server);
      }),
    );
  });

  it('FEED-01 keeps what lies outside a page, and drops what is no more within it', () => {
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    const known = [9, 7, 5, 3, 1].map((id) => ({ id }));
    expect(ids(mergeDonorPage(known, [{ id: 8 }, { id: 5 }]))).toEqual([8, 5, 3, 1]);
    expect(ids(mergeDonorPage(known, [{ id: 6 }, { id: 3 }], { before: '7' }))).toEqual([9, 7, 6, 3, 1]);
    expect(ids(mergeDonorPage(known, []))).toEqual([9, 7, 5, 3, 1]);
    expect(ids(mergeDonorPage(known, [], { complete: true }))).toEqual([]);
  });
});

describe('newDonors', () => {
  it('FEED-02 announces the latest three above the newest one seen', () => {
    fc.assert(
      fc.property(donors, donors, (seen, list) => {
        const above = byNewest(list).filter(({ _id }) => seen.every((other) => other._id < _id));
        expect(newDonors(list, newestKey(seen))).toEqual(above.slice(0, 3));
      }),
    );
  });

  it('FEED-02 announces nobody at the first load, and the first donor of an empty feed', () => {
    expect(newDonors([{ id: 1 }], null)).toEqual([]);
    expect(newDonors([{ id: 1 }], newestKey([]))).toEqual([{ id: 1 }]);
  });
});

it('FEED-01 shows of a subscription what is given every month', () => {
  expect(shownGift({ montant: 240, type: 'ABONNEMENT', montantPerMonth: 20 })).toEqual({ montant: 20, monthly: true });
  for (const montantPerMonth of [null, undefined])
    expect(shownGift({ montant: 240, type: 'ABONNEMENT', montantPerMonth })).toEqual({ montant: 240, monthly: false });
  expect(shownGift({ montant: 240, type: 'UNIQUE', montantPerMonth: 20 })).toEqual({ montant: 240, monthly: false });
});
