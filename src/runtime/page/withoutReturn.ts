/** The parameters that a payer brings back from the payment (SRV-11). */
export const returnParameters = ['intent', 'status'] as const;

/**
 * An address without the parameters of an earlier payment (SRV-11).
 * @example
 * withoutReturn('https://a.example/don?a=1&intent=x&status=success') // => "https://a.example/don?a=1"
 */
export function withoutReturn(address: string): string {
  const url = new URL(address);
  for (const name of returnParameters) url.searchParams.delete(name);
  return url.href;
}
