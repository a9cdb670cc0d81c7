import { type MouseEvent, useMemo, useState } from 'react';
import { masonryGrid } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Picture } from '../../Picture';
import { useSite } from '../../siteContext';
import type { ViewedPicture } from './Viewer';

const loadViewer = async () => (await import('./Viewer')).Viewer;
const Viewer = lazyView(loadViewer);

interface MasonryProps {
  /** Name of the gallery. */
  readonly name: string;
  readonly pictures: readonly ViewedPicture[];
  readonly texts: ContentTexts;
}

/**
 * Pictures of different heights in columns, each a link to itself, which the viewer opens where there are scripts. Should its code
 * not come, the link leads where it says.
 */
export function Masonry({ name, pictures, texts }: MasonryProps) {
  const { page } = useSite();
  const places = useMemo(() => masonryGrid(pictures.map(({ src }) => page.pictures[src])), [pictures, page.pictures]);
  const [at, setAt] = useState<number | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setIsOpening(true);
    try {
      await loadViewer();
      setAt(index);
    } catch {
      window.location.assign(href);
    }
    setIsOpening(false);
  };
  return (
    <div className="masonry">
      {isOpening && <div className="site-progress" aria-hidden="true" />}
      <ul className="masonry-grid" onPointerEnter={() => void loadViewer().catch(() => {})}>
        {pictures.map(({ src, alt }, index) => {
          const { rows, ofTwo, ofThree } = places[index] ?? { rows: 12, ofTwo: 1, ofThree: 1 };
          return (
            <li key={src + index} className={`rows-${rows} two-${ofTwo} three-${ofThree}`}>
              <a
                href={src}
                rel="external"
                aria-label={alt || texts.galleries.open(index + 1, pictures.length)}
                onClick={(event) => void open(event, index)}
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
