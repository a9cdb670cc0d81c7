import type { PageData } from '../../../contract/site/pageData';
import { useSite } from '../siteContext';
import { useNow } from '../useNow';

const MINUTE = 60_000;

/** The bar above everything, until its end (SITE-14). */
export function Announcement() {
  const { announcement } = useSite().page.site;
  return announcement && <Bar {...announcement} />;
}

function Bar({ text, url, until }: NonNullable<PageData['site']['announcement']>) {
  const { texts, href } = useSite();
  const now = useNow(MINUTE);
  if (until !== null && Date.parse(until) <= now) return null;
  return (
    <aside className="site-announcement" aria-label={texts.announcement}>
      <p dir="auto">{url ? <a href={href(url)}>{text}</a> : text}</p>
    </aside>
  );
}
