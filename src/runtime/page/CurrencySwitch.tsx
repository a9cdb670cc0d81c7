import type { Organisation } from '../../contract/organisations/organisations';
import type { Language } from '../../contract/terms/languages';
import { currencyMark } from '../../ui/fields/currencyMark';
import { currencyChoices } from './currencyChoices';
import { navigateWindow } from './navigateWindow';

interface CurrencySwitchProps {
  organisation: Organisation;
  lang: Language;
  /** Code of the displayed currency, in lower case. */
  currency: string;
  label: string;
  onChoose(currency: string): void;
}

/** A switch of the displayed currency where the organisation offers several (CUR-04). Load it lazily. */
export function CurrencySwitch({ organisation, lang, currency, label, onChoose }: CurrencySwitchProps) {
  const choices = currencyChoices(organisation, currency, lang, location);
  const choose = (chosen: string) => {
    const href = choices.find(({ devise }) => devise === chosen)?.href;
    if (href) navigateWindow(href);
    else onChoose(chosen);
  };
  return (
    <select
      className="currency-switch"
      aria-label={label}
      value={currency}
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
