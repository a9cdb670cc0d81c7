import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The number of the half minute that a moment is in. */
const stepOf = (now: Date) => Math.floor(now.getTime() / STEP);

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2)),
  );
}

/** 160 random bits in base 32, as authenticators take them. */
export const newSecret = (): string => Array.from(randomBytes(32), (byte) => ALPHABET[byte % 32]).join('');

/**
 * The code of a half minute (RFC 6238: SHA-1, six digits).
 * @example codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1) // => '287082'
 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const start = hmac.readUInt8(hmac.length - 1) & 15;
  return String((hmac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The half minute whose code this is, of those around now that come after the last one used (USER-06); null when none is.
 * @param last number of the half minute whose code was used last
 */
export function stepOfCode(secret: string, code: string, now: Date, last: number | null): number | null {
  const given = Buffer.from(code.replaceAll(' ', ''));
  const present = stepOf(now);
  // A clock may be off by half a minute.
  const matching = [present - 1, present, present + 1].find((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return step > (last ?? -1) && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matching ?? null;
}

/** The address that an authenticator reads from a QR code. */
export function factorUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
