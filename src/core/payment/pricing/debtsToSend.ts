import { toMinor, toUnits, type Minor, type Units } from '../../money';
import { allocateDebts } from './allocateDebts';
import { leftOfDebt } from './amountRules';
import { debtsIn } from './debtsIn';

/**
 * The configuration that pays several debts (PAY-50): a general gift listing each debt's share in currency units, in
 * order, without debts that get nothing. `surplus`, in minor units, is the amount beyond all debts.
 * @param amount the typed amount, without fees (PAY-22).
 * @throws RangeError for an invalid currency code.
 * @example
 * debtsToSend(minor(6000), [{ id: 'd1', montant: 50 }, { id: 'd2', montant: 40, reste: 30 }, { id: 'd3', montant: 100 }], 'eur') // => { type: 'GENERAL', dettes: [{ id: 'd1', montant: 50 }, { id: 'd2', montant: 10 }], surplus: 0 }
 */
export function debtsToSend(
  amount: Minor,
  dettes: readonly {
    readonly id: string;
    readonly montant: Units;
    readonly reste?: Units | undefined;
    readonly devise?: string | undefined;
  }[],
  currency: string,
): { type: 'GENERAL'; dettes: { id: string; montant: Units }[]; surplus: Minor } {
  const open = debtsIn(dettes, currency).own.map((debt) => ({
    id: debt.id,
    reste: toMinor(leftOfDebt(debt), currency),
  }));
  const { shares, surplus } = allocateDebts(amount, open);
  const sent = shares.map(({ id, montant }) => ({ id, montant: toUnits(montant, currency) }));
  return { type: 'GENERAL', dettes: sent, surplus };
}
