import { and, desc, eq, sql } from 'drizzle-orm';
import type { StockLimit } from '../../../../src/contract/forms/stock';
import type { Mode } from '../../../../src/core/organisation';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import { inMode } from '../../../db/inMode';
import { formStocks, stockCounts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { BusinessRefusal, requireVersion } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { findReading, requireExistingOrganisation } from '../../organisations/organisationStore';
import { lockForm } from '../definition/formStore';
import { endHolds } from './endHolds';
import { rateStocks } from './rateStocks';
import { findLimit, pageLimits, type AskedLimits } from './stockLimits';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'log' | 'now'>;

/** A page of an organisation's limits (CALL-117), once what checkouts hold no longer is given back. */
export async function readLimits(
  deps: Omit<Surroundings, 'ids'>,
  organisationId: string,
  asked: AskedLimits,
): Promise<{ data: StockLimit[]; next: string | null }> {
  await endHolds(deps, organisationId);
  const { queries } = deps.database;
  const { shown } = await findReading(queries, organisationId);
  return pageLimits(queries, { organisationId, shown, now: deps.now() }, asked);
}

/** One of them; undefined where the organisation has none of that id. */
export async function readLimit(
  { database: { queries }, now }: Pick<Deps, 'database' | 'now'>,
  organisationId: string,
  stockId: string,
): Promise<StockLimit | undefined> {
  const { shown } = await findReading(queries, organisationId);
  return findLimit(queries, { organisationId, shown, now: now() }, stockId);
}

/**
 * Changes how many there are (CALL-123). What changes nothing is not noted.
 * @throws BusinessRefusal `sold` below what is taken; Outdated when it is of another version; HttpError 404
 */
export async function setLimit(
  deps: Surroundings,
  holder: TokenHolder,
  stockId: string,
  { capacity: given, version }: { readonly capacity?: number | undefined; readonly version?: string | undefined },
): Promise<StockLimit> {
  const { organisationId } = holder;
  await endHolds(deps, organisationId);
  return deps.database.transaction(async (tx) => {
    const { shown } = await findReading(tx, organisationId);
    const read = () => findLimit(tx, { organisationId, shown, now: deps.now() }, stockId);
    const { form } = requireRow(await read(), 'stock');
    await lockForm(tx, organisationId, form.id);
    // The builder may have replaced it before the lock.
    const limit = requireRow(await read(), 'stock');
    requireVersion('stock', version, limit);
    const capacity = given ?? limit.capacity;
    if (capacity === limit.capacity) return limit;
    const sold = await mostSold(tx, stockId, shown);
    if (sold > capacity) {
      const { language } = await requireExistingOrganisation(tx, organisationId);
      throw new BusinessRefusal(serverTexts[language].forms.sold(sold), 'sold');
    }
    await tx.update(formStocks).set({ capacity }).where(eq(formStocks.id, stockId));
    await tx.update(stockCounts).set({ capacity }).where(eq(stockCounts.stockId, stockId));
    await rateStocks(tx, [stockId]);
    await recordChange(tx, deps, holder, {
      ...{ action: 'ADMIN-STOCK-UPDATE', subject: 'stock', subjectId: form.id },
      changes: {
        products: { to: limit.products.map(({ name }) => name).join(', ') },
        capacity: { from: limit.capacity, to: capacity },
      },
    });
    return requireRow(await read(), 'stock');
  });
}

/** The most that is taken of one slot, past ones too: the table's own check counts them. */
async function mostSold(tx: Queries, stockId: string, shown: Mode): Promise<number> {
  const sold = sql`sum(${stockCounts.sold})`.mapWith(Number);
  const [row] = await tx
    .select({ sold })
    .from(stockCounts)
    .where(and(eq(stockCounts.stockId, stockId), inMode(stockCounts.mode, shown)))
    .groupBy(stockCounts.slot)
    .orderBy(desc(sold))
    .limit(1);
  return row?.sold ?? 0;
}
