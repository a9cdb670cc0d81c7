import type { PageOf } from '../../../../contract/site/pageData';
import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { ElementTag } from '../../ElementTag';
import { useSite } from '../../siteContext';
import { WithoutScripts } from '../../WithoutScripts';

/** The payment form of the intent that the address names, and where payers come back to (PAY-04). */
export function PaymentPage({ page, texts }: { page: PageOf<'PAIEMENT'>; texts: SitePagesTexts }) {
  const { base } = useSite();
  const [asked] = page.data;
  // The form reads it from the query of the page, except where that is behind a `#`.
  const intent = base.startsWith('#') ? asked?.intent : null;
  return (
    <div className={asked?.thanks ? 'site-payment site-thanks' : 'site-payment'}>
      <h1 className="visually-hidden">{page.title}</h1>
      <ElementTag tag="org-payment" ownerless={!asked?.intent} attributes={{ intent }} />
      <WithoutScripts texts={texts} />
    </div>
  );
}
