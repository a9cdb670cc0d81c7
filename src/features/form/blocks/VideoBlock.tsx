import { propsOf } from '../../../core/form';
import type { video } from '../../../core/form/blocks/video';
import { VideoEmbed } from '../../../ui/media/VideoEmbed';
import { youtubeId } from '../../../ui/media/youtubeId';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';
import { mediaAddress } from '../frame/mediaAddress';
import { useMoreTexts } from '../run/useMoreTexts';

/** A film of the organisation, or of YouTube, which is asked for nothing before it is played (BLOCK-08). */
export function VideoBlock({ block }: BlockViewProps) {
  const { element } = useShown();
  const texts = useMoreTexts('video');
  const { video: film, autoPlay } = propsOf<typeof video>(block);
  const youtube = youtubeId(film);
  if (youtube) return <VideoEmbed youtubeId={youtube} title={texts.video} playText={texts.playVideo} />;
  const address = mediaAddress(film, element);
  if (!address) return null;
  const starts = autoPlay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Browsers start a film by themselves without its sound only.
  return (
    <video
      className="media-film"
      src={address}
      aria-label={texts.video}
      controls
      playsInline
      preload="metadata"
      autoPlay={starts}
      muted={starts}
    />
  );
}
