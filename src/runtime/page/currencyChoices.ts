import type { Organisation } from '../../contract/organisations/organisations';
import { displayPlan } from '../../core/money';
import type { Language } from '../../contract/terms/languages';

/** A currency on offer; with `href` it has a site of its own. Codes in lower case. */
interface CurrencyChoice {
  readonly devise: string;
  readonly href: string | null;
}

/**
 * The currencies that the visitor may switch to (CUR-04): those of `devises` that the organisation charges or that we
 * have a rate for, and those with an interface of their own when `page` stands on the organisation's domain, since only there
 * the other domain has the same path.
 */
export function currencyChoices(
  organisation: Pick<Organisation, 'devise' | 'devises' | 'devisesInterfaces' | 'domain'>,
  current: string,
  lang: Language,
  page: Pick<Location, 'host' | 'pathname' | 'search'>,
): readonly CurrencyChoice[] {
  const choices = (organisation.devises ?? []).flatMap((code): CurrencyChoice[] => {
    const devise = code.toLowerCase();
    const site = organisation.devisesInterfaces?.find((other) => other.devise === devise && other.domain);
    if (site && site.domain !== page.host) {
      if (page.host !== organisation.domain) return [];
      const prefix = site.prefix.replace(/^\/+|\/+$/g, '');
      return [{ devise, href: `https://${site.domain}${prefix && `/${prefix}`}${page.pathname}${page.search}` }];
    }
    const plan = displayPlan({ organisationDevise: organisation.devise, lang, currency: devise });
    return plan.currency === devise ? [{ devise, href: null }] : [];
  });
  return choices.some(({ devise }) => devise === current) ? choices : [{ devise: current, href: null }, ...choices];
}
