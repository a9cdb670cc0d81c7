import { useCallback } from 'react';
import { listPayments, type AdminPayment } from '../../../contract/payments/adminPayments';
import type { ResponseOut } from '../../../contract/route';
import { useDesk } from '../deskContext';
import { usePages, type Filters } from '../usePages';

/** Payments filtered by `search`, `state`, `from` and `to`, page by page, with the totals of all pages. */
export function usePayments(organisation: string, filters: Filters) {
  const { call } = useDesk();
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) =>
      call(listPayments, {
        organisation,
        query: { ...query, ...(query['before'] === undefined && { totals: 'true' }) },
        ...lasts,
      }),
    [call, organisation],
  );
  const { found, ...rest } = usePages<AdminPayment, ResponseOut<typeof listPayments>>(load, filters);
  return { ...rest, found: found && { ...found, totals: found.first.totals ?? [] } };
}
