/** Decimals of the currencies that do not have two. */
const EXPONENTS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * Number of decimals of a currency: the power of ten between its unit and its minor unit. Any case. Whether the currency
 * is in use was decided where it came in: see isCurrency.
 * @throws RangeError for an invalid currency code (not three letters).
 * @example
 * exponentOf('EUR') // => 2
 * exponentOf('jpy') // => 0
 * exponentOf('KWD') // => 3
 */
export function exponentOf(currency: string): number {
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`Not a currency: ${currency}`);
  const unusual = Object.entries(EXPONENTS).find(([, codes]) => codes.includes(currency.toUpperCase()));
  return unusual ? Number(unusual[0]) : 2;
}
