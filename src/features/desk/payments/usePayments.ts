import { useCallback } from 'react';
import { listPayments, type AdminPayment } from '../../../contract/payments/adminPayments';
import type { ResponseOut } from '../../../contract/route';
import { useDesk } from '../deskContext';
import { usePages, type Filters } from '../usePages';

/** Payments that the filters leave, page by page. */
export function usePayments(organisation: string, filters: Filters) {
  const { call } = useDesk();
  const load = useCallback(
    (query: Filters, lasts: { readonly signal?: AbortSignal }) => call(listPayments, { organisation, query, ...lasts }),
    [call, organisation],
  );
  return usePages<AdminPayment, ResponseOut<typeof listPayments>>(load, filters);
}
