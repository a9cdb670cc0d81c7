import { useEffect, useRef } from 'react';
import { propsOf } from '../../../core/form';
import type { video } from '../../../core/form/blocks/video';
import { VideoEmbed } from '../../../ui/media/VideoEmbed';
import { youtubeId } from '../../../ui/media/youtubeId';
import { useSite } from '../siteContext';
import { blockAddress } from './blockAddress';
import type { SiteBlockProps } from './siteBlock';

/** A film of the organisation, or of YouTube, which is asked for nothing before it is played (BLOCK-08). */
export function VideoView({ block, texts: { pages } }: SiteBlockProps) {
  const { page } = useSite();
  const film = useRef<HTMLVideoElement>(null);
  const { video: address, autoPlay } = propsOf<typeof video>(block);
  const youtube = youtubeId(address);
  const source = youtube ? null : blockAddress(address, page.site.address);
  useEffect(() => {
    if (!autoPlay || !film.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Browsers start a film by themselves without its sound only, and some not at all.
    film.current.muted = true;
    film.current.play().catch(() => undefined);
  }, [autoPlay, source]);
  if (youtube)
    return (
      <>
        <VideoEmbed youtubeId={youtube} title={pages.video} playText={pages.playVideo} />
        <noscript>
          <a href={`https://www.youtube.com/watch?v=${youtube}`}>{pages.playVideo}</a>
        </noscript>
      </>
    );
  if (!source) return null;
  return (
    <video
      ref={film}
      className="media-film"
      src={source}
      aria-label={pages.video}
      controls
      playsInline
      preload="metadata"
    />
  );
}
