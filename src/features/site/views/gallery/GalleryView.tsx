import type { PageOf } from '../../../../contract/site/pageData';
import { pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { pictureIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { MorePages } from '../../content/MorePages';
import { useDates } from '../../content/useDates';
import { useOwnWords } from '../../useOwnWords';
import { Masonry } from './Masonry';

/** The pictures of a gallery (GAL-10). */
export function GalleryView({ page, texts: all }: { page: PageOf<'GALERIES_IMAGES'>; texts: ContentTexts }) {
  const own = useOwnWords();
  const dates = useDates();
  const [gallery] = page.data;
  const texts = all.galleries;
  if (!gallery) return null;
  return (
    <>
      <div className="site-intro">
        <h1 {...own(gallery.name)}>{gallery.name}</h1>
        {gallery.description && (
          <p className="site-lead" {...own(gallery.description)}>
            {gallery.description}
          </p>
        )}
        <p className="muted" suppressHydrationWarning>
          {texts.created(dates.date(gallery.datetime))}
        </p>
      </div>
      <MorePages
        page={page}
        path={pagePath('GALERIES_IMAGES', gallery.id)}
        texts={all.pager}
        isEmpty={(galleries) => galleries.every(({ images }) => images.length === 0)}
      >
        {(pages) => {
          const pictures = pages.flatMap(({ images, alts = [] }) =>
            images.map((src, at) => ({ src, alt: alts[at] ?? '' })),
          );
          if (pictures.length === 0) return <EmptyState icon={pictureIcon} text={texts.noPictures} />;
          return <Masonry name={gallery.name} pictures={pictures} texts={all} />;
        }}
      </MorePages>
    </>
  );
}
