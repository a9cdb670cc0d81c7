import type { CampaignProductFigures } from './campaignProducts';

const FIRST_SHOWN = 2;

/**
 * A campaign's products in the order of their `position` (CPROD-01), those without one last. In a page without dialog only
 * the first two, until all are asked for (CPROD-03).
 * @example
 * shownProducts([{ id: 'b', montant: 5, position: 2 }, { id: 'a', montant: 9, position: 1 }]).map(({ id }) => id) // => ['a', 'b']
 * shownProducts([{ id: 'a', montant: 5 }, { id: 'b', montant: 5 }, { id: 'c', montant: 5 }], { noModal: true, all: false }).length // => 2
 */
export function shownProducts<P extends CampaignProductFigures>(
  products: readonly P[],
  page: { readonly noModal: boolean; readonly all: boolean } = { noModal: false, all: true },
): P[] {
  const place = ({ position }: P) => position ?? Number.MAX_VALUE;
  const ordered = [...products].sort((a, b) => place(a) - place(b));
  return page.noModal && !page.all ? ordered.slice(0, FIRST_SHOWN) : ordered;
}
