import { Suspense, useRef } from 'react';
import { lazyView } from '../../loading/lazyView';
import { Skeleton } from '../../ui/Skeleton';
import contentCss from '../../ui/styles/content.css';
import { useStyles } from '../../ui/useStyles';
import { VideoEmbed } from '../../ui/media/VideoEmbed';
import type { PageParts } from './pageParts';
import type { Donation } from './useDonation';

const RichText = lazyView(async () => (await import('../../ui/richText/RichText')).RichText);
const Carousel = lazyView(async () => (await import('../../ui/media/Carousel')).Carousel);

/** Video, text and pictures of a donation page (DON-02). Loaded only where there are some. */
export function PageContent({ parts, donation }: { parts: PageParts; donation: Donation }) {
  const ref = useRef<HTMLDivElement>(null);
  useStyles(ref, contentCss);
  const { element, texts } = donation;
  const { direction, settings } = element;
  const carouselTexts = { ...texts, label: texts.pictures };
  return (
    <div className="donation-content plate" ref={ref}>
      {parts.video && <VideoEmbed youtubeId={parts.video} title={texts.video} playText={texts.playVideo} />}
      {parts.content && (
        <Suspense fallback={<Skeleton height="160px" />}>
          <RichText html={parts.content} base={settings.apiHost} />
        </Suspense>
      )}
      {parts.pictures.length > 0 && (
        <div className="donation-frame">
          <Suspense fallback={<Skeleton height="100%" />}>
            <Carousel images={parts.pictures} direction={direction} texts={carouselTexts} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
