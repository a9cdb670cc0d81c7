/** Active currencies of ISO 4217, without funds, metals and test codes. Browsers do without this list. */
const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF ' +
  'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
  'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR ' +
  'SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UYW UZS ' +
  'VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

/**
 * Whether `code` is a currency of ISO 4217 in use, in any case.
 * @example
 * isCurrency('eur') // => true
 * isCurrency('XXX') // => false
 */
export function isCurrency(code: string): boolean {
  return /^[a-z]{3}$/i.test(code) && CODES.includes(code.toUpperCase());
}
