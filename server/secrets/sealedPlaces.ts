import type { Config } from '../config';
import { placeIn, type ListOrder } from '../db/listOrder';
import { malformed } from '../errors';
import { seal, unseal } from './seal';

/**
 * Places in a list of people, which tell what somebody is called, or reached by, as text that this server alone reads: it is
 * for those who may not see that, too, and stands in addresses (SRV-10).
 * @param list what is listed: a place in one list is none in another
 */
export function sealedPlaces(
  { config }: { readonly config: Config },
  list: string,
  organisationId: string,
  order: ListOrder,
) {
  const { links } = config.keys;
  const about = `${list} of ${organisationId}`;
  const placeOf = placeIn(order);
  return {
    /** The place of a row. */
    of: (row: Parameters<typeof placeOf>[0]): string => `~${seal(links, about, placeOf(row))}`,
    /** The place in such a text; an id as it is. @throws HttpError 400 */
    open(text: string | undefined): string | undefined {
      const place = text?.startsWith('~') ? unseal(links, about, text.slice(1)) : text;
      if (place === null) throw malformed('before', 'must be `next` of the page before');
      return place;
    },
  };
}
