/**
 * Whether an organisation can issue tax receipts (PAY-06). None can yet: nothing makes receipts out, and no setting says
 * otherwise. Until then no page, mail or table promises one.
 * @example
 * canIssueReceipts({ id: 'demo' }) // => false
 */
export function canIssueReceipts(_organisation: { readonly id: string }): boolean {
  return false;
}

/**
 * What is said of the tax receipt of a payment that is entitled to one or not (PAY-03, PAY-06): true promises it, false says
 * that there is none, null says nothing, as where one would be due and nobody can issue it.
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
