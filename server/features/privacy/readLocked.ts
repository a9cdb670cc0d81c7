import { and, asc, eq } from 'drizzle-orm';
import type { LockedData } from '../../db/schema';
import { lockedRecords } from '../../db/schema';
import type { Deps } from '../../deps';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';

interface Locked extends LockedData {
  readonly paiement: string;
  readonly kind: 'accounts' | 'receipts';
}

/**
 * Locked data of erased payers (PRIV-04), of one payment or of all, oldest payment first. The audit log notes the
 * reading: how much, not of whom.
 */
export async function readLocked(deps: Deps, holder: TokenHolder, paymentId?: string): Promise<Locked[]> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(lockedRecords)
      .where(
        and(
          eq(lockedRecords.organisationId, organisationId),
          paymentId === undefined ? undefined : eq(lockedRecords.paymentId, paymentId),
        ),
      )
      .orderBy(asc(lockedRecords.paymentId), asc(lockedRecords.kind));
    const note = { action: 'locked', subject: 'payment', subjectId: paymentId ?? null };
    await recordChange(tx, deps, holder, { ...note, changes: { records: rows.length } });
    return rows.map(({ paymentId: paiement, kind, data }) => ({ paiement, kind, ...data }));
  });
}
