import { createHmac, randomBytes } from 'node:crypto';
import { challengeCode } from '../../../src/contract/guard';
import { HttpError, TooManyAttempts } from '../../errors';
import { createHistory } from '../../guard/createHistory';
import { networkOf } from '../../guard/networkOf';
import type { Surroundings } from '../../surroundings';

const SECOND = 1000;
const SPAN = 15 * 60 * SECOND;

/**
 * Failures of the last 15 minutes slow down the next attempt (USER-05). Accounts are never locked: anyone who knew the
 * address could lock its owner out.
 */
const limits = {
  /** Failures of one network, or of one known browser, that pass without waiting; then each doubles the wait … */
  free: 10,
  /** … up to this. */
  longestWait: 5 * 60 * SECOND,
  /** Failures on one account, from wherever, after which browsers that it does not know solve a challenge first. */
  ofAccount: 5,
  /** Wrong codes after a right password: who gets there has stolen it. */
  codes: 5,
};

interface Trier {
  readonly address: string;
  /** The account that is named, whether it exists or not. */
  readonly account: string;
  /** The browser, if the account has been signed in with it. */
  readonly browser: string | null;
  readonly solution?: string | undefined;
}

const message = 'Too many attempts. Wait a little.';

/** Counts are in this process's memory, under pseudonyms that only it can resolve. */
export function createAttempts({ guard, now }: Pick<Surroundings, 'guard' | 'now'>) {
  const time = () => now().getTime();
  const failures = createHistory<{ at: number }>({ span: SPAN, perKey: 100, items: 50_000 }, time);
  const secret = randomBytes(32);
  const keyOf = (kind: string, name: string) =>
    `${kind} ${createHmac('sha256', secret).update(name).digest('base64url')}`;
  const keysOf = ({ address, account, browser }: Trier) => ({
    // A known browser answers for itself: neither its network's guests nor an attack on the account hold it up.
    own: browser === null ? keyOf('network', networkOf(address)) : keyOf('browser', browser),
    account: keyOf('account', account),
  });

  function waitOf(key: string): number {
    const failed = failures.of(key);
    const last = failed.at(-1);
    if (!last || failed.length < limits.free) return 0;
    const wait = Math.min(2 ** (failed.length - limits.free) * SECOND, limits.longestWait);
    return last.at + wait - time();
  }
  const refuse = (wait: number) => {
    if (wait > 0) throw new TooManyAttempts(message, Math.ceil(wait / SECOND));
  };

  return {
    /**
     * Admits a try, which counts as failed until it is taken back: many at once are no way around.
     * @returns takes it back
     * @throws TooManyAttempts; HttpError 429 `challenge`
     */
    async admit(trier: Trier): Promise<() => void> {
      const keys = keysOf(trier);
      refuse(waitOf(keys.own));
      const isAsked = trier.browser === null && failures.of(keys.account).length >= limits.ofAccount;
      if (isAsked && !(trier.solution !== undefined && (await guard.isSolved(trier.solution))))
        throw new HttpError(429, message, challengeCode);
      const failed = { at: time() };
      for (const key of [keys.own, keys.account]) failures.add(key, failed);
      return () => [keys.own, keys.account].forEach((key) => failures.takeBack(key));
    },

    /** The same of a code, after the password was right: a browser that the user knows has its own. @throws TooManyAttempts */
    admitCode(userId: string, browser: string | null): () => void {
      const key = browser === null ? keyOf('codes', userId) : keyOf('codes of a browser', `${userId} ${browser}`);
      const oldest = failures.of(key).at(-limits.codes);
      refuse(oldest ? oldest.at + SPAN - time() : 0);
      failures.add(key, { at: time() });
      return () => failures.takeBack(key);
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;
