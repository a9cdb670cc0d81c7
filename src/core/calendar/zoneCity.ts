/**
 * A time zone as people call it: by its city.
 * @example
 * zoneCity('Europe/Paris') // => 'Paris'
 * zoneCity('America/Argentina/Buenos_Aires') // => 'Buenos Aires'
 * zoneCity('UTC') // => 'UTC'
 */
export const zoneCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
