import { and, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { LinkConfig, LinkSort } from '../../../../src/contract/payments/links';
import { bothWays, type ListOrder } from '../../../db/listOrder';
import { links } from '../../../db/schema';
import { alphabetical, linkName, openEnded } from '../../../db/sortKeys';
import { malformed } from '../../../errors';

const SOON = 14 * 86_400_000;

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
  ...bothWays('end', [{ column: links.expiresAt, as: openEnded }, links.id]),
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
  const end = openEnded(links.expiresAt);
  return and(isNull(links.revokedAt), gt(end, now), lte(end, new Date(now.getTime() + SOON)));
};
