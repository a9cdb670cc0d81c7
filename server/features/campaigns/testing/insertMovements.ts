import type { GiftMovement } from '../../../../src/core/campaign/testing/netOfGift';
import { ZERO } from '../../../../src/core/money';
import type { Database } from '../../../db/database';
import { entries } from '../../../db/schema';
import { rowId } from '../../../rowId';
import { countGift } from '../../../ledger/totals/countTotals';
import { insertGift, type GiftRow, type NewGift } from '../gifts/giftStore';

const at = new Date('2025-01-15T12:00:00Z');

/** Writes a gift and its movements as the ledger would, without a payment. For tests. */
export function insertMovements(
  database: Database,
  gift: Partial<NewGift> & Pick<NewGift, 'organisationId' | 'campaignId'>,
  movements: readonly Partial<GiftMovement>[],
): Promise<GiftRow> {
  const whole = { mode: 'live', origin: 'manual', teamId: null, displayName: '', commentaire: '', ...gift } as const;
  return database.transaction(async (tx) => {
    const row = await insertGift(tx, { ids: { row: rowId, secret: rowId }, now: () => at }, whole);
    if (!row) throw new Error('the gift exists');
    const { organisationId, campaignId, mode, id: giftId } = row;
    const rows = movements.map(({ kind = 'charge', matched = ZERO, counted = ZERO, ...move }, index) => ({
      organisationId,
      campaignId,
      mode,
      giftId,
      id: rowId(),
      kind,
      charge: move.charge ?? 1,
      reference: `move-${index}`,
      currency: 'eur',
      montant: move.montant ?? (kind === 'match' ? ZERO : counted),
      counted: kind === 'match' ? matched : counted,
      fees: move.fees ?? ZERO,
      createdAt: at,
    }));
    if (rows.length > 0) await tx.insert(entries).values(rows);
    await countGift(tx, row, null);
    return row;
  });
}
