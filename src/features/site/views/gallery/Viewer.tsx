import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { closeIcon } from '../../../../ui/icons';
import { chevronEndIcon, chevronStartIcon } from '../../../../ui/media/mediaIcons';
import { useStyles } from '../../../../ui/useStyles';
import { Picture } from '../../Picture';
import { useSite } from '../../siteContext';
import css from './viewer.css';

export interface ViewedPicture {
  readonly src: string;
  /** Empty if nobody has written one. */
  readonly alt: string;
}

interface ViewerProps {
  readonly name: string;
  readonly pictures: readonly ViewedPicture[];
  /** Index of the one shown first. */
  readonly start: number;
  readonly texts: ContentTexts;
  onClose(): void;
}

/**
 * Pictures over the whole window (GAL-10): swiped or moved by arrow keys, closed by Escape, the back button, its button or a
 * press beside the picture. Load it lazily.
 */
export function Viewer({ name, pictures, start, texts, onClose }: ViewerProps) {
  const { direction } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  useStyles(dialog, css);
  const close = useClose(onClose);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
    // Closing, and not only removing, gives the focus back.
    return () => box?.close();
  }, [start]);
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), pictures.length - 1);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    strip.current?.children[next]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
    setAt(next);
  };
  const press = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    show(to);
  };
  const { slides, galleries } = texts;
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={`${galleries.viewer} – ${name}`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <ul
        ref={strip}
        className="viewer-strip"
        tabIndex={0}
        aria-label={name}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }
      >
        {pictures.map(({ src, alt }, index) => (
          <li key={src + index} onClick={(event) => event.target === event.currentTarget && close()}>
            <Picture src={src} alt={alt || slides.picture(index + 1, pictures.length)} sizes="100vw" />
          </li>
        ))}
      </ul>
      <div className="viewer-bar">
        <p role="status">
          <span className="visually-hidden">{slides.picture(at + 1, pictures.length)}</span>
          <span aria-hidden="true" dir="ltr">{`${at + 1} / ${pictures.length}`}</span>
        </p>
        <button type="button" autoFocus aria-label={galleries.close} onClick={close}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <button
        type="button"
        className="viewer-back"
        aria-label={slides.previous}
        disabled={at === 0}
        onClick={() => show(at - 1)}
      >
        <Icon path={chevronStartIcon} turns />
      </button>
      <button
        type="button"
        className="viewer-forth"
        aria-label={slides.next}
        disabled={at === pictures.length - 1}
        onClick={() => show(at + 1)}
      >
        <Icon path={chevronEndIcon} turns />
      </button>
    </dialog>
  );
}

/** The viewer is an entry of the history, which the back button leaves; the function returned goes back to close. */
function useClose(onClose: () => void): () => void {
  const left = useEffectEvent(onClose);
  useEffect(() => {
    window.history.pushState({ ...(window.history.state as object | null), orgViewer: true }, '');
    const leave = () => left();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return () => window.history.back();
}
