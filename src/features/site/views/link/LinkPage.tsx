import type { PageOf } from '../../../../contract/site/pageData';
import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { LinkButton } from '../../../../ui/LinkButton';
import { useSite } from '../../siteContext';

/** A payment link: what it is for, and the way on; or that it has ended (LINK-01). */
export function LinkPage({ page, texts }: { page: PageOf<'LINK'>; texts: SitePagesTexts }) {
  const { home, embed } = useSite();
  const [link] = page.data;
  if (!link || link.expired)
    return (
      <div className="site-message">
        <h1>{texts.link.expired}</h1>
        <p>{texts.link.expiredText}</p>
        {!embed && <LinkButton href={home}>{texts.home}</LinkButton>}
      </div>
    );
  return (
    <div className="site-message">
      <h1>{page.title}</h1>
      {page.description && <p>{page.description}</p>}
      <LinkButton rel="nofollow external" href={link.forward ?? home} large>
        {link.update ? texts.link.continueUpdate : texts.link.continue}
      </LinkButton>
    </div>
  );
}
