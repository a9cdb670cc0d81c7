import { useSite } from '../siteContext';

/** Home, the list that the page is of, the page itself (SITE-06). */
export function Breadcrumb() {
  const { page, texts, home, href } = useSite();
  if (page.type === 'HOME') return null;
  const { parent, title } = page;
  return (
    <nav className="site-breadcrumb" aria-label={texts.breadcrumb}>
      <ol>
        <li>
          <a href={home}>{texts.builtIn.HOME}</a>
        </li>
        {parent && (
          <li>
            <a href={href(parent.url)}>{parent.title}</a>
          </li>
        )}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
