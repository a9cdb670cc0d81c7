import type { Caisse } from '../../../contract/records/caisses';
import type { Organisation } from '../../../contract/organisations/organisations';
import { configText } from '../../../core/organisation';
import { isCaisseOpen, mainCaisseId } from '../../../core/fund';

/** A line of the fund picker; `id` null is the general gift. */
export interface CaisseChoice {
  readonly id: string | null;
  readonly label: string;
}

/**
 * The funds on offer if none is fixed: the main one first (DON-01, DON-04), then those that take gifts and are not
 * hidden (DON-10). A closed main fund is listed only if it is the only one.
 */
export function caisseChoices(
  organisation: Pick<Organisation, 'config' | 'caisses'>,
  find: (id: string) => Caisse | null | undefined,
  mainLabel: string,
): readonly CaisseChoice[] {
  const mainId = mainCaisseId({ organisation });
  const main = { id: mainId, label: configText(organisation.config, 'don.main.label') || mainLabel };
  const others = (organisation.caisses ?? [])
    .map((caisse) => find(caisse.id) ?? caisse)
    .filter((caisse) => caisse.id !== mainId && !caisse.hidden && isCaisseOpen(caisse))
    .map(({ id, name }) => ({ id, label: name }));
  const mainCaisse = mainId === null ? null : find(mainId);
  const mainClosed = mainCaisse && !isCaisseOpen(mainCaisse);
  return mainClosed && others.length > 0 ? others : [main, ...others];
}
