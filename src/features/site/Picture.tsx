import { storedAddress } from '../../core/organisation';
import { useSite } from './siteContext';

interface PictureProps {
  readonly src: string;
  /** Without it the words that were given with the picture; none if it only decorates. */
  readonly alt?: string;
  /** The width that it is shown in, as in HTML. */
  readonly sizes?: string;
  readonly className?: string;
  /** It stands at the top of the page, where nothing is put off. */
  readonly eager?: boolean;
}

/**
 * A picture in the sizes that the server has of it (`page.pictures`); another one as it is. In a page of somebody else paths
 * are the server's, not that page's.
 */
export function Picture({ src, alt, sizes = '100vw', className, eager = false }: PictureProps) {
  const { page, apiHost } = useSite();
  const known = page.pictures[src];
  const image = (
    <img
      className={className}
      src={apiHost ? storedAddress(src, apiHost) : src}
      alt={alt ?? known?.alt ?? ''}
      width={known?.width}
      height={known?.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!known?.avif && !known?.webp) return image;
  return (
    <picture>
      {known.avif && <source type="image/avif" srcSet={placed(known.avif, apiHost)} sizes={sizes} />}
      {known.webp && <source type="image/webp" srcSet={placed(known.webp, apiHost)} sizes={sizes} />}
      {image}
    </picture>
  );
}

/** The addresses of a `srcset`, where paths are those of another server. */
const placed = (srcset: string, apiHost: string | undefined) =>
  apiHost
    ? srcset.replace(/(^|, )(\/\S+)/g, (_, before: string, path: string) => before + storedAddress(path, apiHost))
    : srcset;
