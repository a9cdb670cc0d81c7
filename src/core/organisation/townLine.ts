/** Countries that write the postal code after the town. */
const CODE_LAST: readonly string[] = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'];

interface Town {
  readonly postal?: string | undefined;
  readonly ville?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Postal code and town of an address, in the order of its country; empty without either.
 * @example
 * townLine({ postal: '75011', ville: 'Paris', country: 'FR' }) // => '75011 Paris'
 * townLine({ postal: 'N1 9GU', ville: 'London', country: 'GB' }) // => 'London N1 9GU'
 */
export function townLine({ postal, ville, country = '' }: Town): string {
  const parts = CODE_LAST.includes(country) ? [ville, postal] : [postal, ville];
  return parts.filter(Boolean).join(' ');
}
