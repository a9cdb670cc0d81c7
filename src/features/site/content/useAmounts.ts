import { useEffect, useState } from 'react';
import { type displayPlan, toMinor, type Units, writeMoney } from '../../../core/money';
import { evenSpaces } from '../../../core/text/evenSpaces';
import { patiently } from '../../../loading/patiently';
import { useChosenCurrency } from '../chosenCurrency';
import { useSite } from '../siteContext';

type PlanFor = typeof displayPlan;
/** Kept, so that a page that is gone to shows its amounts at once as they are to be. */
let known: PlanFor | null = null;
const load = async () => (known = (await import('./planFor')).planFor);

/**
 * Writes amounts, given in units of the organisation's currency, in the visitor's (CUR-02). The server knows no visitor's
 * choice: as it has drawn them, they stand in the organisation's own.
 */
export function useAmounts(): (montant: Units) => string {
  const { lang, organisation, passed } = useSite();
  const chosen = useChosenCurrency();
  const [planFor, setPlanFor] = useState(() => known);
  useEffect(() => {
    if (!planFor) void patiently(load).then((loaded) => setPlanFor(() => loaded));
  }, [planFor]);
  const { devise } = organisation;
  const plan = planFor?.({ organisationDevise: devise, lang, currency: chosen ?? passed['currency'] });
  const { currency = devise, convert = (montant: Units) => montant } = plan ?? {};
  return (montant) => evenSpaces(writeMoney(toMinor(convert(montant), currency), currency, lang));
}
