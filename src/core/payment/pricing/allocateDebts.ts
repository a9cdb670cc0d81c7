import { minor, type Minor } from '../../money';

/** An open debt: its id and balance, in minor units. */
export interface OpenDebt {
  readonly id: string;
  readonly reste: Minor;
}

/**
 * Allocates an amount to debts in order, each up to its balance (PAY-50). Debts that get nothing are left out;
 * `surplus` is the rest, which becomes a general gift.
 * @example
 * allocateDebts(minor(6000), [{ id: 'd1', reste: minor(5000) }, { id: 'd2', reste: minor(3000) }]) // => {"shares":[{"id":"d1","montant":5000},{"id":"d2","montant":1000}],"surplus":0}
 */
export function allocateDebts(
  amount: Minor,
  debts: readonly OpenDebt[],
): { shares: { id: string; montant: Minor }[]; surplus: Minor } {
  let left = Math.max(amount, 0);
  const shares: { id: string; montant: Minor }[] = [];
  for (const { id, reste } of debts) {
    const share = Math.min(left, Math.max(reste, 0));
    if (share > 0) shares.push({ id, montant: minor(share) });
    left -= share;
  }
  return { shares, surplus: minor(left) };
}
