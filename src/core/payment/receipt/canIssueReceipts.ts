/**
 * Whether an organisation can issue tax receipts (PAY-06). None can yet: nothing issues them, and no setting allows it.
 * Until then no page, mail or table promises one.
 * @example
 * canIssueReceipts({ id: 'demo' }) // => false
 */
export function canIssueReceipts(_organisation: { readonly id: string }): boolean {
  return false;
}

/**
 * The receipt notice of a payment (PAY-03, PAY-06): true promises one, false states there is none, null is silent, as
 * where one would be due but cannot be issued.
 * @example
 * promisedReceipt(true, { delivreRecus: true }) // => true
 * promisedReceipt(true, {}) // => null
 * promisedReceipt(false, {}) // => false
 */
export function promisedReceipt(
  cerfa: boolean | null | undefined,
  { delivreRecus }: { readonly delivreRecus?: boolean | undefined },
): boolean | null {
  return cerfa ? delivreRecus === true || null : (cerfa ?? null);
}
