interface Owed {
  /** The debt's currency; the payment's if absent. */
  readonly devise?: string | null | undefined;
}

/**
 * Debts apart by currency (PAY-52): those that a payment in this currency pays, and the others, which are never added to them.
 * @example
 * debtsIn([{ id: 'a' }, { id: 'b', devise: 'USD' }, { id: 'c', devise: 'EUR' }], 'eur') // => { own: [{ id: 'a' }, { id: 'c', devise: 'EUR' }], others: [{ id: 'b', devise: 'USD' }] }
 */
export function debtsIn<D extends Owed>(dettes: readonly D[], currency: string): { own: D[]; others: D[] } {
  const isOwn = ({ devise }: D) => (devise || currency).toLowerCase() === currency.toLowerCase();
  return { own: dettes.filter(isOwn), others: dettes.filter((debt) => !isOwn(debt)) };
}
