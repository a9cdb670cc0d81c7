import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { LinkButton } from '../../../../ui/LinkButton';
import { useSite } from '../../siteContext';

/** Page for missing addresses (NF-01). */
export function NotFoundPage({ texts }: { texts: SitePagesTexts }) {
  const { home, embed } = useSite();
  return (
    <div className="site-message">
      <h1>{texts.notFound}</h1>
      <p>{texts.notFoundText}</p>
      {!embed && <LinkButton href={home}>{texts.home}</LinkButton>}
    </div>
  );
}
