import { toMinor, writeMoney, type Units } from '../../core/money';
import { evenSpaces } from '../../core/text/evenSpaces';
import { useSite } from './siteContext';

/** An amount, in units of a currency: by default the organisation's. */
export function Price({ montant, devise }: { readonly montant: Units; readonly devise?: string | undefined }) {
  const { lang, organisation } = useSite();
  const currency = devise ?? organisation.devise;
  return (
    <span className="amount" part="amount" translate="no" suppressHydrationWarning>
      {evenSpaces(writeMoney(toMinor(montant, currency), currency, lang))}
    </span>
  );
}
