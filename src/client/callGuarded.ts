import type { askLink, askReset } from '../contract/desk/account';
import type { signIn } from '../contract/desk/session';
import type { pledge } from '../contract/campaigns/campaignCalls';
import type { challengeCode } from '../contract/guard';
import type { submitForm } from '../contract/forms/formCalls';
import type { createIntent, submitPayment } from '../contract/payments/payments';
import type { waitForPlace } from '../contract/records/waiting';
import type { subscribe } from '../contract/site/newsletter';
import type { ResponseOut } from '../contract/route';
import { ApiError } from './apiError';
import type { CallArguments, Client } from './client';

/** The calls that a server under attack answers only with a challenge solved (SRV-09). */
type GuardedRoute =
  | typeof createIntent
  | typeof submitPayment
  | typeof submitForm
  | typeof pledge
  | typeof subscribe
  | typeof waitForPlace
  | typeof signIn
  | typeof askLink
  | typeof askReset;

/**
 * Makes a call quietly. If the server asks for a challenge, solves it invisibly and repeats the call with the solution
 * under the same key (SRV-09). If it cannot be solved, the call rejects with the server's refusal.
 */
export async function callGuarded<R extends GuardedRoute>(
  client: Client,
  route: R,
  args: CallArguments<R> & { readonly signal: AbortSignal },
): Promise<ResponseOut<R>> {
  const { signal } = args;
  const call = (solved?: { guard: string }) =>
    client.call(route, { ...args, body: { ...args.body, ...solved }, quiet: true });
  try {
    return await call();
  } catch (error) {
    if (!asksChallenge(error)) throw error;
    // A chunk of its own: it is needed under attack only.
    const guard = await import('./solveChallenge')
      .then(({ solveChallenge }) => solveChallenge(client, signal))
      .catch(() => null);
    signal.throwIfAborted();
    if (guard === null) throw error;
    return call({ guard });
  }
}

const asksChallenge = (error: unknown) =>
  error instanceof ApiError && error.refusal?.code === ('challenge' satisfies typeof challengeCode);
