import { codeAt, factorUri, newSecret, stepOfCode } from './totp';

/** The secret of RFC 6238's table, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('USER-06 are those of RFC 6238 at second %d', (second, code) => {
    expect(codeAt(secret, Math.floor(second / 30))).toBe(code);
    expect(stepOfCode(secret, code, new Date(second * 1000), null)).toBe(Math.floor(second / 30));
  });

  it('USER-06 hold half a minute before and after, each once', () => {
    const at = (step: number) => new Date(step * 30_000);
    const code = codeAt(secret, 1000);
    expect([998, 999, 1000, 1001, 1002].map((step) => stepOfCode(secret, code, at(step), null))).toEqual([
      ...[null, 1000, 1000, 1000, null],
    ]);
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(1000), 999)).toBe(1000);
    expect(stepOfCode(secret, code, at(1000), 1000)).toBeNull();
    expect(stepOfCode(secret, '', at(1000), null)).toBeNull();
  });

  it('USER-06 come from secrets of 160 bits, which authenticators read', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(factorUri(secret, { issuer: 'dons.example', account: 'ana@example.org' })).toBe(
      `otpauth://totp/dons.example:ana%40example.org?secret=${secret}&issuer=dons.example`,
    );
  });
});
