import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { chevronEndIcon, chevronStartIcon, pauseIcon, playIcon } from './mediaIcons';

interface CarouselTexts {
  /** Name of the whole, for screen readers. */
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of one picture, for instance "Photo 2 sur 5". */
  picture(position: number, count: number): string;
}

interface CarouselProps {
  /** Addresses. */
  images: readonly string[];
  direction: 'ltr' | 'rtl';
  texts: CarouselTexts;
  /** Milliseconds between two pictures. */
  every?: number;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pictures that turn by themselves in a loop until someone touches or stops them. Load it lazily: it brings embla. */
export function Carousel({ images, direction, texts, every = 5000 }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction });
  const [playing, setPlaying] = useState(() => !prefersStillness());
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!embla || !playing || held || images.length < 2) return;
    const timer = setInterval(() => embla.scrollNext(), every);
    return () => clearInterval(timer);
  }, [embla, playing, held, every, images.length]);

  useEffect(() => {
    const stop = () => setPlaying(false);
    embla?.on('pointerDown', stop);
    return () => void embla?.off('pointerDown', stop);
  }, [embla]);

  const turn = (move: 'scrollPrev' | 'scrollNext') => () => {
    setPlaying(false);
    embla?.[move](prefersStillness());
  };

  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={texts.label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="carousel-view" ref={viewport}>
        <div className="carousel-track">
          {images.map((image, index) => (
            <div className="carousel-slide" key={image + index}>
              <img
                src={image}
                alt={texts.picture(index + 1, images.length)}
                width="1280"
                height="720"
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            </div>
          ))}
        </div>
      </div>
      {images.length > 1 && (
        <div className="carousel-controls">
          <CarouselButton name={playing ? texts.pause : texts.play} onClick={() => setPlaying(!playing)}>
            <Icon path={playing ? pauseIcon : playIcon} />
          </CarouselButton>
          <CarouselButton name={texts.previous} onClick={turn('scrollPrev')}>
            <Icon path={chevronStartIcon} turns />
          </CarouselButton>
          <CarouselButton name={texts.next} onClick={turn('scrollNext')}>
            <Icon path={chevronEndIcon} turns />
          </CarouselButton>
        </div>
      )}
    </div>
  );
}

function CarouselButton({ name, ...rest }: { name: string; onClick(): void; children: ReactNode }) {
  return <button type="button" className="carousel-button" aria-label={name} {...rest} />;
}
