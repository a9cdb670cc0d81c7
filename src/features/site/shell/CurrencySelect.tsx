import { displayPlan } from '../../../core/money';
import { CurrencySwitch } from '../../../runtime/page/CurrencySwitch';
import { chooseCurrency, useChosenCurrency } from '../chosenCurrency';
import { useSite } from '../siteContext';

/** The currency that gifts are shown in, on every page of the site (CUR-04). */
export function CurrencySelect() {
  const { organisation, lang, texts, passed } = useSite();
  const chosen = useChosenCurrency();
  const shown = chosen ?? passed['currency'];
  const { currency } = displayPlan({ organisationDevise: organisation.devise, lang, currency: shown });
  return <CurrencySwitch {...{ organisation, lang, currency }} label={texts.currency} onChoose={chooseCurrency} />;
}
