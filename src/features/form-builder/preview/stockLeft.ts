import { getFormStock, type StockRow } from '../../../contract/forms/adminForms';
import type { ElementContext } from '../../../runtime/context';

interface Stored {
  readonly token: string | undefined;
  readonly formId: string | null;
}

/** Remaining stock of a form's products on the server, for test data; empty if it cannot be asked. */
export async function stockLeft({ client, signal }: Pick<ElementContext, 'client' | 'signal'>, stored: Stored) {
  const { token, formId } = stored;
  if (!token || formId === null) return [];
  const answer = await client
    .call(getFormStock, { params: { formId }, token, signal, quiet: true })
    .catch(() => ({ data: [] }));
  return answer.data.flatMap(({ products, capacity, calendarId, counts }: StockRow) => {
    if (capacity === null) return [];
    // With a calendar, each slot has its own: one that nobody has booked.
    const sold = calendarId === null ? counts.reduce((sum, count) => sum + count.sold, 0) : 0;
    return [{ products, left: capacity - sold }];
  });
}
