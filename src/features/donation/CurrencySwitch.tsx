import { navigateWindow } from '../../runtime/navigateWindow';
import { currencyMark } from '../../ui/currencyMark';
import { currencyChoices } from './currencyChoices';
import type { Donation } from './useDonation';

/** The currency inside the amount field, as a switch where the organisation offers several (CUR-04). Load it lazily. */
export function CurrencySwitch({ donation }: { donation: Donation }) {
  const { element, plan, state, texts } = donation;
  const { lang, organisation } = element;
  const choices = currencyChoices(organisation, plan.currency, lang, location);
  const choose = (currency: string) => {
    const href = choices.find(({ devise }) => devise === currency)?.href;
    if (href) navigateWindow(href);
    else state.change({ currency });
  };
  return (
    <select
      className="currency-switch"
      aria-label={texts.currency}
      value={plan.currency}
      onChange={(event) => choose(event.target.value)}
    >
      {choices.map(({ devise }) => (
        <option key={devise} value={devise}>
          {`${devise.toUpperCase()} ${currencyMark(devise, lang).symbol}`}
        </option>
      ))}
    </select>
  );
}
