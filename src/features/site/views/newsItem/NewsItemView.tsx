import type { PageOf } from '../../../../contract/site/pageData';
import { pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { LinkButton } from '../../../../ui/LinkButton';
import { chevronStartIcon } from '../../../../ui/media/mediaIcons';
import { NewsFacts } from '../../content/NewsFacts';
import { OwnText } from '../../content/OwnText';
import { ShareLinks } from '../../content/ShareLinks';
import { Slides } from '../../content/Slides';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

/** A news item (NEWS-10). One that stands elsewhere is a link for as long as the browser has not followed it. */
export function NewsItemView({ page, texts }: { page: PageOf<'ACTU_DETAIL'>; texts: ContentTexts }) {
  const { href } = useSite();
  const own = useOwnWords();
  const [item] = page.data;
  if (!item) return null;
  return (
    <article className="reading">
      <header className="site-intro">
        <NewsFacts item={item} texts={texts.news} whole />
        <h1 {...own(item.title)}>{item.title}</h1>
        {item.description && (
          <p className="site-lead" {...own(item.description)}>
            {item.description}
          </p>
        )}
      </header>
      {item.images.length > 0 && (
        <Slides images={item.images} texts={texts.slides} sizes="(min-width: 820px) 760px, 100vw" eager />
      )}
      {item.link ? (
        <LinkButton href={item.link} rel="noopener noreferrer">
          {texts.news.onSite(hostOf(item.link))}
        </LinkButton>
      ) : (
        <div {...own(item.content)}>
          <OwnText html={item.content} />
        </div>
      )}
      <ShareLinks title={item.title} texts={texts.share} />
      <a className="back-link" href={href(pagePath('ACTU'))}>
        <Icon path={chevronStartIcon} turns />
        {texts.news.back}
      </a>
    </article>
  );
}

const hostOf = (address: string) => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address;
