/** Ways to a place: opened by the visitor, so that no map service is told of them before (EVT-10). */
interface MapLinks {
  /** The telephone's own map. */
  readonly geo: string;
  readonly openStreetMap: string;
  readonly google: string;
  readonly waze: string;
}

/**
 * Links that open an address in map programs and sites (EVT-10).
 * @example
 * mapLinks('1 rue de la Paix, Paris').geo // => 'geo:0,0?q=1%20rue%20de%20la%20Paix%2C%20Paris'
 * mapLinks('a&b').waze // => 'https://www.waze.com/ul?q=a%26b&navigate=yes'
 */
export function mapLinks(address: string): MapLinks {
  const query = encodeURIComponent(address.trim());
  return {
    geo: `geo:0,0?q=${query}`,
    openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${query}`,
    waze: `https://www.waze.com/ul?q=${query}&navigate=yes`,
  };
}
