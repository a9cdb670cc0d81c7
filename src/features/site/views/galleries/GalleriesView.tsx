import type { Gallery } from '../../../../contract/site/galleries';
import type { PageOf } from '../../../../contract/site/pageData';
import { pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { pictureIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { MorePages } from '../../content/MorePages';
import { useDates } from '../../content/useDates';
import { Picture } from '../../Picture';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

/** The organisation's galleries (GAL-01). */
export function GalleriesView({ page, texts }: { page: PageOf<'GALERIES'>; texts: ContentTexts }) {
  return (
    <>
      <div className="site-intro">
        <h1>{page.title}</h1>
      </div>
      <MorePages page={page} path={pagePath('GALERIES')} texts={texts.pager}>
        {(galleries) =>
          galleries.length === 0 ? (
            <EmptyState icon={pictureIcon} text={texts.galleries.empty} />
          ) : (
            <ul className="card-grid">
              {galleries.map((gallery) => (
                <li key={gallery.id}>
                  <GalleryCard gallery={gallery} texts={texts.galleries} />
                </li>
              ))}
            </ul>
          )
        }
      </MorePages>
    </>
  );
}

function GalleryCard({ gallery, texts }: { gallery: Gallery; texts: ContentTexts['galleries'] }) {
  const { href } = useSite();
  const own = useOwnWords();
  const dates = useDates();
  return (
    <article className="tile whole-card">
      <div className="tile-picture">
        {gallery.bgImage ? (
          <Picture src={gallery.bgImage} alt="" sizes="(min-width: 1000px) 370px, (min-width: 640px) 50vw, 100vw" />
        ) : (
          <Icon path={pictureIcon} />
        )}
      </div>
      <div className="tile-words">
        <h2 {...own(gallery.name)}>
          <a className="whole-link" href={href(pagePath('GALERIES_IMAGES', gallery.id))}>
            {gallery.name}
          </a>
        </h2>
        {gallery.description && (
          <p className="clamped" {...own(gallery.description)}>
            {gallery.description}
          </p>
        )}
        <p className="muted" suppressHydrationWarning>
          {texts.created(dates.date(gallery.datetime))}
        </p>
      </div>
    </article>
  );
}
