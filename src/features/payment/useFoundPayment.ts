import { useEffect, useState } from 'react';
import type { ElementContext } from '../../runtime/context';
import type { navigateWindow } from '../../runtime/navigateWindow';
import { findPayment, type PaymentSource } from './findPayment';
import type { FoundPayment } from './foundPayment';

export type Search = FoundPayment | { state: 'loading' | 'failed' };

/** Looks for what is to be paid, and again when the page names something else or after `retry`. */
export function useFoundPayment(
  element: ElementContext,
  source: PaymentSource,
  navigate: typeof navigateWindow,
): { search: Search; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ question: unknown; search: Search } | null>(null);
  const question = `${JSON.stringify(source)} ${attempt}`;
  useEffect(() => {
    let current = true;
    const finish = (search: Search) => current && setDone({ question, search });
    findPayment(element, source, navigate).then(finish, () => finish({ state: 'failed' }));
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the question stands for source and attempt; a new context alone asks nothing again
  }, [question]);
  return {
    search: done?.question === question ? done.search : { state: 'loading' },
    retry: () => setAttempt(attempt + 1),
  };
}
