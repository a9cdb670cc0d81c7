import { useEffect, useState } from 'react';
import { listPayments, type AdminPayment } from '../../../contract/payments/adminPayments';
import type { ResponseOut } from '../../../contract/route';
import { useDesk } from '../deskContext';

/** Query parameters: `search`, `state`, `from`, `to`. */
export type PaymentFilters = Readonly<Record<string, string>>;
type Totals = NonNullable<ResponseOut<typeof listPayments>['totals']>;

interface Found {
  readonly filters: PaymentFilters;
  readonly rows: readonly AdminPayment[];
  readonly next: string | null;
  readonly totals: Totals;
}

const PAGE = '50';

/** Filtered payments, page by page. Results stay until those of the next filters arrive. */
export function usePayments(organisation: string, filters: PaymentFilters) {
  const { call } = useDesk();
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(listPayments, { organisation, query: { ...filters, limit: PAGE, totals: 'true' }, signal }).then(
      ({ data: rows, next, totals = [] }) => {
        setFound({ filters, rows, next, totals });
        setError(null);
      },
      (thrown: unknown) => signal.aborted || setError(thrown),
    );
    return () => controller.abort();
  }, [call, organisation, filters, tries]);

  const more = async () => {
    if (!found?.next) return;
    const query = { ...found.filters, limit: PAGE, before: found.next };
    const { data, next } = await call(listPayments, { organisation, query });
    // Other filters may have been chosen meanwhile.
    setFound((now) => (now === found ? { ...found, rows: [...found.rows, ...data], next } : now));
  };
  const retry = () => setTries((count) => count + 1);
  return { found, error, isStale: found !== null && found.filters !== filters, more, retry };
}
