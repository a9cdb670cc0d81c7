import { foldText } from './foldText';

const others = { any: /[^\p{L}\p{N}]+/gu, latin: /[^a-z0-9]+/g };

/**
 * A name as part of an address: its letters and digits, lower-case, with hyphens between; empty without any.
 * @param letters `latin` where other scripts cannot stand
 * @example
 * slugOf('Table de l’Étoile', 80) // => 'table-de-l-etoile'
 * slugOf('שולחן 5 & friends', 80) // => 'שולחן-5-friends'
 * slugOf('שולחן 5 & friends', 80, 'latin') // => '5-friends'
 */
export const slugOf = (name: string, most: number, letters: keyof typeof others = 'any'): string =>
  foldText(name).replace(others[letters], '-').replace(/^-/, '').slice(0, most).replace(/-$/, '');
