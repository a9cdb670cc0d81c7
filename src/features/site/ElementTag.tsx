import { createElement } from 'react';
import { useChosenCurrency } from './chosenCurrency';
import { useSite } from './siteContext';

interface ElementTagProps {
  readonly tag: 'org-donation' | 'org-payment' | 'org-form' | 'org-campaign' | 'org-screen';
  /** In the order in which they are written. Those without a value are left out. */
  readonly attributes?: Readonly<Record<string, string | null | undefined>>;
  /** It finds its organisation by what it shows. */
  readonly ownerless?: boolean;
  /** It is loaded once it comes into view. */
  readonly later?: boolean;
}

/** An element of ours in a page of a site: in its organisation, its language and its theme. */
export function ElementTag({ tag, attributes = {}, ownerless = false, later = false }: ElementTagProps) {
  const { organisation, lang, apiHost, passed } = useSite();
  const currency = useChosenCurrency();
  const all = {
    ...passed,
    ...(!ownerless && { org: organisation.id }),
    ...attributes,
    lang,
    ...(currency && tag === 'org-donation' && { currency }),
    ...(tag !== 'org-screen' && { theme: 'auto' }),
    'api-host': apiHost,
    // Its placeholder shows at once, so that nothing jumps.
    loading: later ? null : 'eager',
  };
  const written = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  return createElement(tag, Object.fromEntries(written));
}
