import { type MouseEvent, useMemo, useState } from 'react';
import { masonryGrid } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Picture } from '../../Picture';
import { useSite } from '../../siteContext';
import type { ViewedPicture } from './Viewer';

const Viewer = lazyView(async () => (await import('./Viewer')).Viewer);

interface MasonryProps {
  /** Of the gallery. */
  readonly name: string;
  readonly pictures: readonly ViewedPicture[];
  readonly texts: ContentTexts;
}

/** Pictures of different heights in columns, each a link to itself, which the viewer opens where there are scripts. */
export function Masonry({ name, pictures, texts }: MasonryProps) {
  const { page } = useSite();
  const places = useMemo(() => masonryGrid(pictures.map(({ src }) => page.pictures[src])), [pictures, page.pictures]);
  const [at, setAt] = useState<number | null>(null);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAt(index);
  };
  return (
    <div className="masonry">
      <ul className="masonry-grid">
        {pictures.map(({ src, alt }, index) => {
          const { rows, ofTwo, ofThree } = places[index] ?? { rows: 12, ofTwo: 1, ofThree: 1 };
          return (
            <li key={src + index} className={`rows-${rows} two-${ofTwo} three-${ofThree}`}>
              <a
                href={src}
                rel="external"
                aria-label={alt || texts.galleries.open(index + 1, pictures.length)}
                onClick={(event) => open(event, index)}
              >
                <Picture src={src} alt="" sizes="(min-width: 900px) 33vw, (min-width: 750px) 50vw, 100vw" />
              </a>
            </li>
          );
        })}
      </ul>
      {at !== null && (
        <Late>
          <Viewer name={name} pictures={pictures} start={at} texts={texts} onClose={() => setAt(null)} />
        </Late>
      )}
    </div>
  );
}
