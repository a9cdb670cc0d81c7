import { ApiError } from '../../client/apiError';
import type { Client } from '../../client/client';
import type { Clock } from '../../client/clock';
import { getIntentStatus, type PaymentState } from '../../contract/payments/payments';
import type { ResponseOut } from '../../contract/route';
import type { PaymentReturn } from './paymentReturn';

/** The server's view of a payment. */
export type IntentStatus = ResponseOut<typeof getIntentStatus>['data'];

/** `waiting`: not known yet; `late`: for long; `unknown`: no payment of ours, or given up; `gone`: it goes back (SRV-14). */
export type ReturnOutcome = { state: 'waiting' | 'late' | 'unknown' } | { state: FinalState; status: IntentStatus };

const firstPause = 1000;
const longestPause = 15_000;
/** Milliseconds until a payer is told that it takes long, and until polling stops. */
const lateAfter = 30_000;
const giveUpAfter = 30 * 60_000;
/** A payer who returned without paying is not held up longer. */
const hopelessAfter = 10_000;

interface WatchOptions {
  client: Client;
  clock: Clock;
  signal: AbortSignal;
  returned: PaymentReturn;
  tell: (outcome: ReturnOutcome) => void;
}

/**
 * Polls the state of a payment, with growing pauses, until it is final (SRV-11). A refusal may be followed by a second
 * try at the provider: a payer reported as successful sees it only if it persists.
 */
export function watchReturn({ client, clock, signal, returned, tell }: WatchOptions): void {
  const { intent, hopeful } = returned;
  const startedAt = clock.now();

  async function ask(pause: number): Promise<void> {
    const answer = await client
      .call(getIntentStatus, { params: { intentId: intent }, signal, quiet: true })
      .catch((error: unknown) => (isUnknown(error) ? null : undefined));
    if (signal.aborted) return;
    if (answer?.data.gone) return tell({ state: 'gone', status: answer.data });
    // A refunded payment needs neither thanks nor patience.
    if (answer === null || answer?.data.state === 'refunded') return tell({ state: 'unknown' });
    const waited = clock.now() - startedAt;
    const final = answer && finalState(answer.data.state);
    if (answer && final && (final === 'succeeded' || !hopeful || waited >= lateAfter)) {
      return tell({ state: final, status: answer.data });
    }
    if (waited >= (hopeful ? giveUpAfter : hopelessAfter)) return tell({ state: 'unknown' });
    tell({ state: waited >= lateAfter ? 'late' : 'waiting' });
    clock.after(pause, () => void ask(Math.min(pause * 1.5, longestPause)));
  }

  void ask(firstPause);
}

type FinalState = Exclude<PaymentState, 'created' | 'processing' | 'refunded'> | 'gone';

function finalState(state: PaymentState): Exclude<FinalState, 'gone'> | null {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled' ? state : null;
}

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);
