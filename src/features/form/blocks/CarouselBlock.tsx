import type { CSSProperties } from 'react';
import { propsOf } from '../../../core/form';
import { cssLength } from '../../../core/form/look/cssValues';
import type { carousel } from '../../../core/form/blocks/carousel';
import { Carousel } from '../../../ui/media/Carousel';
import type { BlockViewProps } from '../run/blockView';
import { useShown } from '../run/shown';
import { mediaAddress } from '../frame/mediaAddress';
import { useMoreTexts } from '../run/useMoreTexts';

/** Shorter intervals show nothing. */
const LEAST_INTERVAL = 1000;

/** Images in turn (BLOCK-02). */
export function CarouselBlock({ block }: BlockViewProps) {
  const { items, interval, maxImageHeight } = propsOf<typeof carousel>(block);
  const { element } = useShown();
  const texts = useMoreTexts('carousel');
  const images = items.flatMap(({ image }) => mediaAddress(image, element) ?? []);
  if (images.length === 0) return null;
  return (
    <div className="media-carousel" style={{ '--media-height': cssLength(maxImageHeight) ?? 'none' } as CSSProperties}>
      <Carousel
        images={images}
        direction={element.direction}
        texts={{ ...texts, label: texts.pictures }}
        every={Math.max(interval, LEAST_INTERVAL)}
      />
    </div>
  );
}
