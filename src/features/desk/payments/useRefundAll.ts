import { useEffect, useRef, useState } from 'react';
import { listPayments, refundPayment, type AdminPayment } from '../../../contract/payments/adminPayments';
import { platforms } from '../../../contract/payments/paymentConfig';
import { stopSubscription } from '../../../contract/payments/subscriptions';
import { useDesk } from '../deskContext';

/** Subject of the payments. */
export type RefundedSubject = { readonly formId: string } | { readonly type: 'CAMPAGNE'; readonly typeId: string };

interface Failure {
  readonly payment: AdminPayment;
  readonly error: unknown;
}
interface Progress {
  readonly phase: 'idle' | 'running' | 'over';
  readonly done: number;
  readonly failures: readonly Failure[];
}

/** Refundable payments of one subject, by their means: what came by hand goes back by hand (PAY-54). */
export const refundedQueries = (subject: RefundedSubject) =>
  platforms.map((platform) => ({ ...subject, state: 'succeeded' as const, platform }));

/**
 * Gives all payments of a subject back, one after the other as a single refund does (DESK-115). Each has a key of its own: whoever
 * begins again, in this window or another, goes on where it was, and nothing goes back twice.
 */
export function useRefundAll(organisation: string, subject: RefundedSubject) {
  const { call } = useDesk();
  const [progress, setProgress] = useState<Progress>({ phase: 'idle', done: 0, failures: [] });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function refundOne({ id, abo }: AdminPayment, reason: string) {
    const place = { organisation, params: { paymentId: id } };
    // Otherwise the next month is taken after all went back.
    if (abo) await call(stopSubscription, place);
    await call(refundPayment, { ...place, body: { idempotencyKey: `all-${id}`, ...(reason && { reason }) } });
  }

  async function* readRefundable(): AsyncGenerator<AdminPayment> {
    for (const asked of refundedQueries(subject)) {
      let before: string | null = '';
      while (before !== null && !isGone.current) {
        const query = { ...asked, limit: '50', ...(before && { before }) };
        const page: { data: AdminPayment[]; next: string | null } = await call(listPayments, { organisation, query });
        yield* page.data;
        before = page.next;
      }
    }
  }

  async function run(reason: string): Promise<void> {
    let done = 0;
    const failures: Failure[] = [];
    const tell = (phase: Progress['phase']) => setProgress({ phase, done, failures: [...failures] });
    tell('running');
    try {
      for await (const payment of readRefundable()) {
        if (isGone.current) return;
        if (payment.received <= payment.refunded) continue;
        try {
          await refundOne(payment, reason);
          done += 1;
        } catch (error) {
          failures.push({ payment, error });
        }
        tell('running');
      }
    } finally {
      tell('over');
    }
  }

  return { ...progress, run };
}
