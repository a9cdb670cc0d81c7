import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { bookSlot, slotOrder } from '../../calendars/slotBookings';
import type { FormSubmissionRow } from './submissionStore';
import { reserveStock, type ReservedProduct } from './stockStore';

/** A submission's booking is no longer available: thrown to roll back. */
export class NotAvailableError extends Error {
  override readonly name = 'NotAvailableError';
  constructor(readonly what: 'stock' | 'slot') {
    super(what);
  }
}

/**
 * Takes a submission's stock and slots, always in the same order to avoid deadlocks. In a transaction that locks the
 * forms' limits.
 * @throws NotAvailableError, after which the transaction must be rolled back
 */
export async function reserveStockAndSlots(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { id, organisationId, mode, slots }: Pick<FormSubmissionRow, 'id' | 'organisationId' | 'mode' | 'slots'>,
  taken: readonly ReservedProduct[],
): Promise<void> {
  if (!(await reserveStock(tx, organisationId, taken, mode))) throw new NotAvailableError('stock');
  const place = ({ calendarId, slot }: (typeof slots)[number]) =>
    Number.isNaN(Date.parse(slot)) ? calendarId : slotOrder(calendarId, new Date(slot));
  const sorted = [...slots].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  for (const { calendarId, slot } of sorted) {
    const asked = { organisationId, mode, calendarId, slot, submissionId: id };
    if (!(await bookSlot(tx, deps, asked))) throw new NotAvailableError('slot');
  }
}
