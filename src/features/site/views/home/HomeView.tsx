import type { PageLink, PageOf } from '../../../../contract/site/pageData';
import { configText } from '../../../../core/organisation';
import { pagePath } from '../../../../core/site';
import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { ElementTag } from '../../ElementTag';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';
import { WithoutScripts } from '../../WithoutScripts';

/** The organisation's own page: its words, the donation card, its campaigns, open funds and forms (ENT-01, HOME-01). */
export function HomeView({ page, texts }: { page: PageOf<'HOME'>; texts: SitePagesTexts }) {
  const { organisation } = useSite();
  const own = useOwnWords();
  const [content] = page.data;
  const title = configText(organisation.config, 'hero.title');
  const description = configText(organisation.config, 'hero.description');
  const funds = (content?.caisses ?? []).map(({ id, name, description: words }) => ({
    id,
    title: name,
    description: words ?? '',
    href: pagePath('DON', id),
  }));
  return (
    <div className="site-home">
      <div className="site-intro" {...(title ? own : {})}>
        <h1>{title || texts.donateTo(organisation.name)}</h1>
        {description && <p className="site-lead">{description}</p>}
      </div>
      <div className="site-give">
        <ElementTag tag="org-donation" />
        <WithoutScripts texts={texts} />
      </div>
      <LinkList title={texts.campaigns} pages={content?.campaigns ?? []} />
      <LinkList title={texts.purposes} pages={funds} />
      <LinkList title={texts.forms} pages={content?.forms ?? []} />
    </div>
  );
}

function LinkList({ title, pages }: { title: string; pages: readonly PageLink[] }) {
  const { href } = useSite();
  const own = useOwnWords();
  if (pages.length === 0) return null;
  return (
    <section className="site-list">
      <h2>{title}</h2>
      <ul>
        {pages.map((one) => (
          <li key={one.id} {...own}>
            <a href={href(one.href)}>{one.title}</a>
            {one.description && <p>{one.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
