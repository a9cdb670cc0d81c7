import { useCallback, useEffect, useState } from 'react';
import type { ElementContext } from '../../../runtime/context';
import { mayPass } from '../../../runtime/mayPass';
import type { navigateWindow } from '../../../runtime/page/navigateWindow';
import { useComingBack } from '../../../runtime/useComingBack';
import { findPayment, type PaymentSource } from './findPayment';
import type { FoundPayment } from '../state/foundPayment';

type Search = FoundPayment | { state: 'loading' } | { state: 'failed'; error: unknown };

const loading: Search = { state: 'loading' };

/** Looks for the payment, and again when the page names another one or after `retry`. */
export function useFoundPayment(
  element: ElementContext,
  source: PaymentSource,
  navigate: typeof navigateWindow,
): { search: Search; retry(): void } {
  const [attempt, setAttempt] = useState({ number: 0, quiet: false });
  const [done, setDone] = useState<{ question: unknown; search: Search } | null>(null);
  const question = `${JSON.stringify(source)} ${attempt.number}`;
  useEffect(() => {
    let current = true;
    const finish = (search: Search) => current && setDone({ question, search });
    findPayment(element, source, navigate).then(finish, (error: unknown) => finish({ state: 'failed', error }));
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the question stands for source and attempt; a new context alone asks nothing again
  }, [question]);
  const isShown = done && (done.question === question || (attempt.quiet && done.search.state === 'failed'));
  const search: Search = isShown ? done.search : loading;
  useComingBack(
    search.state === 'failed' && mayPass(search.error) ? search : null,
    useCallback(() => setAttempt(({ number }) => ({ number: number + 1, quiet: true })), []),
  );
  return { search, retry: () => setAttempt(({ number }) => ({ number: number + 1, quiet: false })) };
}
