import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { inMode } from '../../../db/inMode';
import { formSubmissions, stockHolds } from '../../../db/schema';
import { stockSlot, type FormStock, type ReservedProduct } from './stockStore';

/** Stock that an organisation's orders hold until they are paid or confirmed. */
export const readHeld = (queries: Queries, organisationId: string, shown: Mode): Promise<ReservedProduct[]> =>
  queries
    .select({
      formId: stockHolds.formId,
      productId: stockHolds.productId,
      slots: stockHolds.slots,
      quantity: stockHolds.quantity,
    })
    .from(formSubmissions)
    .innerJoin(stockHolds, eq(stockHolds.submissionId, formSubmissions.id))
    .where(
      and(
        eq(formSubmissions.organisationId, organisationId),
        // Written as the index has it.
        sql`${formSubmissions.state} in ('open', 'held')`,
        isNull(stockHolds.releasedAt),
        inMode(formSubmissions.mode, shown),
      ),
    );

/** How many of these are of a limit's slot. */
export const heldIn = (held: readonly ReservedProduct[], stock: FormStock, slot: string): number =>
  held
    .filter(({ formId, productId }) => formId === stock.formId && stock.products.includes(productId))
    .filter(({ slots }) => stockSlot(stock, slots) === slot)
    .reduce((sum, { quantity }) => sum + quantity, 0);
