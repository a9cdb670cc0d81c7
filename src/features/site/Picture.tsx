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

/** A picture in the sizes that the server has of it (`page.pictures`); another one as it is. */
export function Picture({ src, alt, sizes = '100vw', className, eager = false }: PictureProps) {
  const { page } = useSite();
  const known = page.pictures[src];
  const image = (
    <img
      className={className}
      src={src}
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
      {known.avif && <source type="image/avif" srcSet={known.avif} sizes={sizes} />}
      {known.webp && <source type="image/webp" srcSet={known.webp} sizes={sizes} />}
      {image}
    </picture>
  );
}
