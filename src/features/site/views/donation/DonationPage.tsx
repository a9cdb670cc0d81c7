import type { PageOf } from '../../../../contract/site/pageData';
import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { ElementTag } from '../../ElementTag';
import { useOwnWords } from '../../useOwnWords';
import { WithoutScripts } from '../../WithoutScripts';

/** Giving, to the organisation or to one fund (DON-01). A fund's content is shown by the element (DON-02). */
export function DonationPage({ page, texts }: { page: PageOf<'DON'>; texts: SitePagesTexts }) {
  const own = useOwnWords();
  const [{ id: fund = null, title = page.title } = {}] = page.data;
  return (
    <div className="site-narrow">
      <div className="site-intro">
        <h1 {...(fund ? own(title) : {})}>{title}</h1>
      </div>
      <ElementTag tag="org-donation" attributes={{ 'caisse-id': fund }} />
      <WithoutScripts texts={texts} />
    </div>
  );
}
