import { bodyHash } from './bodyHash';

describe('bodyHash', () => {
  it('SRV-11 is the same for the same content in another order, and differs when anything differs', () => {
    const hash = bodyHash({ a: 1, b: { c: [1, '2'], d: undefined } });
    expect(bodyHash({ b: { c: [1, '2'] }, a: 1 })).toBe(hash);
    const others = [
      { a: 1 },
      { a: 1, b: { c: ['2', 1] } },
      { a: '1', b: { c: [1, '2'] } },
      { a: 1, b: { c: [1, '2'], d: null } },
    ];
    for (const other of others) expect(bodyHash(other)).not.toBe(hash);
  });
});
