import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { TooManyAttempts } from '../errors';

type Cost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>;

/** About 170 ms and 32 MiB each: dear to try in bulk, cheap once. They are in each hash, so that they can rise. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;

/** At most so many at once, so that one core is left for everybody else, and so many that wait. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** @throws TooManyAttempts while too many wait */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new TooManyAttempts('Too many are signing in just now.', 5);
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same characters typed on another keyboard are the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

const derive = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  inTurn(
    () =>
      new Promise<Buffer>((done, fail) =>
        scrypt(bytesOf(password), salt, LENGTH, { N, r, p, maxmem: 256 * 1024 * 1024 }, (error, key) =>
          error ? fail(error) : done(key),
        ),
      ),
  );

/**
 * The stored form of a password: `scrypt$N$r$p$salt$key` (USER-04).
 * @throws TooManyAttempts
 */
export async function hashPassword(password: string, { N, r, p } = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Hash for unknown accounts, so that naming one takes as long to answer. */
const nobodys = ['scrypt', COST.N, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/**
 * Whether a password is the one that was hashed; false for `null`, after as much work.
 * @throws TooManyAttempts
 */
export async function isPassword(given: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobodys).split('$');
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(given, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(derived, expected) && hash !== null;
}
