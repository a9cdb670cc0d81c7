import { useSite } from '../siteContext';

/** The bar above everything, until its end (SITE-14). The server leaves out one that is over. */
export function Announcement() {
  const { page, texts, href } = useSite();
  const { announcement } = page.site;
  if (!announcement) return null;
  const { text, url } = announcement;
  return (
    <aside className="site-announcement" aria-label={texts.announcement}>
      <p dir="auto">{url ? <a href={href(url)}>{text}</a> : text}</p>
    </aside>
  );
}
