import { toMinor, type Units, writeMoney } from '../../../core/money';
import { evenSpaces } from '../../../core/text/evenSpaces';
import { useSite } from '../siteContext';

/** Writes amounts, given in units of the organisation's currency. */
export function useAmounts(): (montant: Units) => string {
  const { lang, organisation } = useSite();
  const { devise } = organisation;
  return (montant) => evenSpaces(writeMoney(toMinor(montant, devise), devise, lang));
}
