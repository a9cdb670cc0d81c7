import { isDeepStrictEqual } from 'node:util';
import type { Route } from '../../src/contract/route';
import { HttpError } from '../errors';
import { confirmedUntil, type SignedIn } from '../secrets/sessions';
import type { Caller } from '../secrets/tokens';

/** @throws HttpError 403 `confirm` unless the password was given lately (USER-07) */
export function requireConfirmed({ session }: SignedIn, now: Date): void {
  if (!confirmedUntil(session, now)) throw new HttpError(403, 'Give your password again first.', 'confirm');
}

interface Change {
  /** The call's answer if nothing changed. */
  readonly before: unknown;
  readonly body: unknown;
}

/** Keys below the first are matched with what is below them: `a.b` finds `{ a: { 'b.c': … } }`, too. */
function touches(path: string, before: unknown, body: unknown): boolean {
  const [key = '', ...rest] = path.split('.');
  return Object.entries(recordOf(body)).some(([name, value]) => {
    if (name !== key && !name.startsWith(`${key}.`)) return false;
    const known = recordOf(before)[name];
    return rest.length === 0 || name !== key ? !isDeepStrictEqual(value, known) : touches(rest.join('.'), known, value);
  });
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** The same for a change of what alone its route protects. Tokens are no password: they say what they may do. */
export function refuseUnconfirmed(
  { confirmedFor = [] }: Pick<Route, 'confirmedFor'>,
  { signedIn }: Pick<Caller, 'signedIn'>,
  { before, body }: Change,
  now: Date,
): void {
  const shown = recordOf(before)['data'];
  if (signedIn && confirmedFor.some((path) => touches(path, shown, body))) requireConfirmed(signedIn, now);
}
