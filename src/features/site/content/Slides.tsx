import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { SiteCardsTexts } from '../../../i18n/siteCards';
import { Icon } from '../../../ui/Icon';
import { chevronEndIcon, chevronStartIcon, pauseIcon, playIcon } from '../../../ui/media/mediaIcons';
import { Picture } from '../Picture';
import { useSite } from '../siteContext';

interface SlidesProps {
  /** Addresses of pictures. */
  readonly images: readonly string[];
  readonly texts: SiteCardsTexts['slides'];
  readonly sizes?: string;
  /** Milliseconds after which the next one comes by itself; never without. */
  readonly every?: number;
  /** The first one stands at the top of the page. */
  readonly eager?: boolean;
  /** Words that lie on a picture, by its place. */
  caption?(at: number): ReactNode;
}

/** Pictures side by side that snap into place: swiped, or scrolled, without any script; its buttons come with them. */
export function Slides({ images, texts, sizes, every, eager = false, caption }: SlidesProps) {
  const track = useRef<HTMLUListElement>(null);
  const turn = useTurn(track);
  const playing = usePlaying(track, images.length > 1 ? every : undefined, turn);
  const [first = ''] = images;
  if (images.length < 2)
    return (
      <div className="slides slides-one">
        {first && <Slide {...{ sizes, eager }} src={first} />}
        {first && caption?.(0)}
      </div>
    );
  return (
    <div className="slides" role="group" aria-roledescription="carousel" aria-label={texts.label}>
      <ul className="slides-track" ref={track} tabIndex={0} aria-label={texts.label}>
        {images.map((src, at) => (
          <li key={src + at} aria-label={texts.picture(at + 1, images.length)}>
            <Slide {...{ src, sizes }} eager={eager && at === 0} />
            {caption?.(at)}
          </li>
        ))}
      </ul>
      <div className="slides-controls">
        {playing.offered && (
          <SlideButton
            name={playing.on ? texts.pause : texts.play}
            icon={playing.on ? pauseIcon : playIcon}
            press={playing.toggle}
          />
        )}
        <SlideButton name={texts.previous} icon={chevronStartIcon} press={() => turn(-1)} />
        <SlideButton name={texts.next} icon={chevronEndIcon} press={() => turn(1)} />
      </div>
    </div>
  );
}

const Slide = (props: { src: string; sizes: string | undefined; eager: boolean }) => (
  <Picture src={props.src} eager={props.eager} {...(props.sizes && { sizes: props.sizes })} />
);

const SlideButton = ({ name, icon, press }: { name: string; icon: string; press(): void }) => (
  <button type="button" className="slides-button" aria-label={name} onClick={press}>
    <Icon path={icon} turns={icon === chevronStartIcon || icon === chevronEndIcon} />
  </button>
);

/** Moves the track by so many pictures; after the last comes the first. */
function useTurn(track: Track) {
  const { direction } = useSite();
  return (by: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const count = list.children.length;
    const at = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    const next = (at + by + count) % count;
    const left = next * list.clientWidth * (direction === 'rtl' ? -1 : 1);
    list.scrollTo({ left, behavior: stillness().matches ? 'auto' : 'smooth' });
  };
}

type Track = { readonly current: HTMLUListElement | null };
const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

function onStillness(changed: () => void) {
  const query = stillness();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Turns by itself until someone touches the pictures or stops them, and not while they are looked at (WCAG 2.2.2). */
function usePlaying(track: Track, every: number | undefined, turn: (by: 1) => void) {
  const { clock } = useSite();
  const isStill = useSyncExternalStore(
    onStillness,
    () => stillness().matches,
    () => true,
  );
  const [chosen, setChosen] = useState<boolean>();
  const [turns, setTurns] = useState(0);
  const on = every !== undefined && (chosen ?? !isStill);
  const next = useEffectEvent(() => {
    const list = track.current?.parentElement;
    const active = (list?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    if (list && !list.matches(':hover') && !list.contains(active)) turn(1);
    setTurns(turns + 1);
  });
  useEffect(() => {
    if (on && clock) return clock.after(every, () => next());
  }, [on, every, clock, turns]);
  useEffect(() => {
    const list = track.current;
    const stop = () => setChosen(false);
    list?.addEventListener('pointerdown', stop);
    return () => list?.removeEventListener('pointerdown', stop);
  }, [track]);
  return { offered: every !== undefined, on, toggle: () => setChosen(!on) };
}
