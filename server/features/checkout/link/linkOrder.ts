import { and, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { LinkConfig, LinkSort } from '../../../../src/contract/payments/links';
import { alphabetical, bothWays, type ListOrder } from '../../../db/listOrder';
import { links } from '../../../db/schema';
import { linkName } from '../../../db/searchedTexts';
import { malformed } from '../../../errors';

const SOON = 14 * 86_400_000;

/** When a link ends, one without an end after all others; written as in the indexes. */
const endOf = (end: SQL) => sql`coalesce(${end}, 'infinity')`;
const name = {
  column: links.config,
  as: alphabetical,
  text: {
    in: linkName,
    of: (config: unknown) => {
      const { label, campagne } = config as LinkConfig;
      return label || (campagne?.displayName ?? '');
    },
  },
};

const orders: Readonly<Record<LinkSort, ListOrder>> = {
  ...bothWays('date', [links.createdAt, links.id]),
  ...bothWays('name', [name, links.id]),
  ...bothWays('end', [{ column: links.expiresAt, as: endOf }, links.id]),
};

/**
 * The order that links are listed in: newest first, those that end soon by their end, unless asked otherwise.
 * @throws HttpError 400 for an order that these have no index for
 */
export function linkOrder(sort: LinkSort | undefined, isEnding: boolean): ListOrder {
  if (isEnding && sort !== undefined && !sort.endsWith('end'))
    throw malformed('sort', 'links that end soon come by their end');
  return orders[sort ?? (isEnding ? 'end' : '-date')];
}

/** Whether a link, which nobody has ended, ends within two weeks. */
export const endsSoon = (now: Date): SQL | undefined => {
  const end = endOf(sql`${links.expiresAt}`);
  return and(isNull(links.revokedAt), gt(end, now), lte(end, new Date(now.getTime() + SOON)));
};
