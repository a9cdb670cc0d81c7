/** Active currencies of ISO 4217, without funds, metals and test codes. */
const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF ' +
  'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
  'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR ' +
  'SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UYW UZS ' +
  'VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

/** Decimals of the currencies that do not have two. */
const EXPONENTS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const exponents = new Map(CODES.split(' ').map((code) => [code, 2]));
for (const [exponent, codes] of Object.entries(EXPONENTS))
  for (const code of codes.split(' ')) exponents.set(code, Number(exponent));

/**
 * Whether `code` is a currency of ISO 4217 in use, in any case.
 * @example
 * isCurrency('eur') // => true
 * isCurrency('XXX') // => false
 */
export function isCurrency(code: string): boolean {
  return exponents.has(code.toUpperCase());
}

/**
 * Number of decimals of a currency: the power of ten between its unit and its minor unit. Any case.
 * @throws RangeError for a code that is not a currency.
 * @example
 * exponentOf('EUR') // => 2
 * exponentOf('jpy') // => 0
 * exponentOf('KWD') // => 3
 */
export function exponentOf(currency: string): number {
  const exponent = exponents.get(currency.toUpperCase());
  if (exponent === undefined) throw new RangeError(`Not a currency: ${currency}`);
  return exponent;
}
