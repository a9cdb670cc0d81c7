import * as v from 'valibot';
import { dataOf, identifier, montant, RICH_TEXT, spokenQuery, text, units, webAddress } from '../common';
import { defineRoute } from '../route';

/** A suggested amount (DON-05), in currency units. */
export const presetButton = v.object({ text: text(80), montant: v.pipe(montant, v.minValue(0.01)) });

export const caisseEntries = {
  name: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  objectif: units,
  marge: units,
  withObjectif: v.boolean(),
  smart: v.boolean(),
  active: v.boolean(),
  paused: v.boolean(),
  hidden: v.boolean(),
  cerfa: v.boolean(),
  assoc: v.nullable(identifier),
  presetButtons: v.pipe(v.array(presetButton), v.maxLength(24)),
  /** HTML, cleaned when it is written; it is refused when that makes it too long. */
  textContent: text(RICH_TEXT),
  youtubeId: v.pipe(v.string(), v.regex(/^[\w-]{0,20}$/)),
  imagesCaroussel: v.pipe(v.array(webAddress), v.maxLength(50)),
  bgimage: webAddress,
  metaTitle: text(200),
  metaDescription: text(500),
  metaImage: webAddress,
};

/** ENT-13 as the wire carries it. `total`, `payed` and `reste` are derived from the ledger (SRV-13), in currency units. */
export const caisseResponse = v.object({
  ...caisseEntries,
  // Values stored before limits existed are still returned.
  textContent: v.string(),
  id: identifier,
  total: montant,
  payed: montant,
  reste: montant,
});
export type Caisse = v.InferOutput<typeof caisseResponse>;

/** CALL-26: one fund with its live totals. */
export const getCaisse = defineRoute({
  id: 'CALL-26',
  method: 'GET',
  path: '/caisses/id/:caisseId',
  access: 'public',
  summary: 'One fund, with totals derived from the ledger',
  params: v.object({ caisseId: identifier }),
  query: spokenQuery,
  response: dataOf(caisseResponse),
});
