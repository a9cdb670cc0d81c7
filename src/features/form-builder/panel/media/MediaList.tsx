import { useCallback } from 'react';
import type { MediaItem, MediaKind } from '../../../../contract/site/media';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { usePages } from '../../run/usePages';
import type { MediaLibrary } from './mediaLibrary';
import { useMediaTexts } from './useMediaTexts';

interface MediaListProps {
  readonly kind: MediaKind;
  readonly library: MediaLibrary;
  choose(url: string): void;
}

/** Files that the organisation has already, newest first. */
export function MediaList({ kind, library, choose }: MediaListProps) {
  const texts = useMediaTexts();
  const { client, texts: common } = useElement();
  const load = useCallback((before?: string) => library.list(kind, before), [kind, library]);
  const { items, state, more } = usePages(load);
  return (
    <>
      {state === 'all' && items.length === 0 && <p className="muted">{texts.none[kind]}</p>}
      <ul className="media-list" data-kind={kind}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className="media-item" onClick={() => choose(item.url)}>
              {kind === 'PICTURE' && <img src={`${client.apiHost}${smallOf(item)}`} alt="" loading="lazy" />}
              <span>{item.alt || item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {state === 'loading' && <Skeleton height="96px" />}
      {state === 'failed' && (
        <Notice
          tone="danger"
          title={texts.notLoaded}
          action={<Button variant="secondary" onClick={more} children={common.retry} />}
        />
      )}
      {state === 'more' && <Button variant="secondary" onClick={more} children={texts.more} />}
    </>
  );
}

/** Its smallest size, once that is made. */
const smallOf = ({ url, state, width }: MediaItem) =>
  state === 'READY' && (width ?? 0) > 480 ? url.replace('.webp', '-480.webp') : url;
