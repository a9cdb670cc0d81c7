import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { negateMinor, remainder, subtractMinor, sumMinor, ZERO, type Minor } from '../../src/core/money';
import { allocateDebts } from '../../src/core/payment';
import { asMinor } from '../amounts';
import type { Queries } from '../db/database';
import { debts, entries } from '../db/schema';
import { paidOfDebt } from './totals/debtTotals';
import type { PaymentRow } from './paymentStore';

/** A movement of money and its contribution to totals, in minor units (SRV-13). */
export interface Movement {
  readonly kind: 'charge' | 'refund' | 'correction';
  readonly montant: Minor;
  readonly counted: Minor;
  readonly fees: Minor;
}

/** The ledger row of a movement, or of the part of it that pays one debt. */
interface EntryPart extends Movement {
  readonly debtId: string | null;
}

/** A payment's subject, without debts: they are known when the money comes. */
export function paymentTarget({ type, typeId, caisseId, team }: PaymentRow) {
  return {
    caisseId,
    serviceId: type === 'SERVICE' ? typeId : null,
    submissionId: type === 'FORM' ? typeId : null,
    campaignId: type === 'CAMPAGNE' ? typeId : null,
    team,
  };
}

/**
 * Allocates a movement to the payment's debts (PAY-50): a charge in their order, each up to its current balance;
 * surplus and fee cover stay a general gift. A refund takes the surplus first, then the debts, last first. The debts
 * are locked until the transaction ends, so that concurrent payments see each other's shares.
 */
export async function entryParts(tx: Queries, payment: PaymentRow, movement: Movement): Promise<EntryPart[]> {
  const ids = (payment.dettes ?? []).map(({ id }) => id);
  if (ids.length === 0 || movement.counted === 0) return [{ ...movement, debtId: null }];
  await tx
    .select({ id: debts.id })
    .from(debts)
    .where(and(eq(debts.organisationId, payment.organisationId), inArray(debts.id, ids)))
    .orderBy(asc(debts.id))
    .for('update');
  const shares =
    movement.counted > 0
      ? await sharesOfCharge(tx, payment, ids, movement.counted)
      : await sharesOfRefund(tx, payment, ids, negateMinor(movement.counted));
  const laid = sumMinor(shares.map(({ montant }) => montant));
  const parts = shares.map(({ id, montant }) => ({ ...movement, debtId: id, montant, counted: montant, fees: ZERO }));
  const rest = {
    ...movement,
    debtId: null,
    montant: subtractMinor(movement.montant, laid),
    counted: subtractMinor(movement.counted, laid),
  };
  return rest.montant === 0 && parts.length > 0 ? parts : [...parts, rest];
}

interface Share {
  readonly id: string;
  readonly montant: Minor;
}

async function sharesOfCharge(tx: Queries, payment: PaymentRow, ids: string[], amount: Minor): Promise<Share[]> {
  const found = await tx
    .select({ id: debts.id, montant: debts.montant, paid: paidOfDebt(payment.mode) })
    .from(debts)
    .where(and(eq(debts.organisationId, payment.organisationId), inArray(debts.id, ids)));
  const open = [...new Set(ids)].flatMap((id) => {
    const debt = found.find((row) => row.id === id);
    return debt ? [{ id, reste: remainder(debt.montant, debt.paid) }] : [];
  });
  return allocateDebts(amount, open).shares;
}

async function sharesOfRefund(tx: Queries, payment: PaymentRow, ids: string[], amount: Minor): Promise<Share[]> {
  const held = await tx
    .select({ debtId: entries.debtId, counted: sql`sum(${entries.counted})`.mapWith(asMinor) })
    .from(entries)
    .where(and(eq(entries.paymentId, payment.id), isNotNull(entries.debtId)))
    .groupBy(entries.debtId);
  const [surplus] = await tx
    .select({ counted: sql`coalesce(sum(${entries.counted}), 0)`.mapWith(asMinor) })
    .from(entries)
    .where(and(eq(entries.paymentId, payment.id), sql`${entries.debtId} is null`));
  const fromDebts = remainder(amount, remainder(surplus?.counted ?? ZERO, ZERO));
  const lastFirst = [...ids].reverse().map((id) => {
    const paid = held.find(({ debtId }) => debtId === id)?.counted ?? ZERO;
    return { id, reste: remainder(paid, ZERO) };
  });
  return allocateDebts(fromDebts, lastFirst).shares.map(({ id, montant }) => ({ id, montant: negateMinor(montant) }));
}
