import type { MediaItem } from '../../../../contract/site/media';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { sectionPath } from '../../sectionPlace';
import { smallOf } from '../../pictures/smallOf';
import { useMediaTexts } from './mediaTexts';
import { writeBytes } from './writeBytes';

interface MediaTilesProps {
  readonly organisation: string;
  readonly rows: readonly MediaItem[];
}

/** Pictures and PDFs side by side, each leading to its page; a picture without a description says so. */
export function MediaTiles({ organisation, rows }: MediaTilesProps) {
  const { lang } = useDesk();
  const words = useMediaTexts();
  return (
    <ul className="picture-list media-tiles">
      {rows.map((item) => (
        <li key={item.id} className="picture-item">
          <DeskLink to={sectionPath(organisation, 'content', 'media', item.id)}>
            {item.kind === 'PICTURE' ? (
              <img src={smallOf(item)} alt="" loading="lazy" />
            ) : (
              <span className="media-pdf" aria-hidden="true">
                {words.kinds.PDF}
              </span>
            )}
            <bdi>{item.alt || item.name}</bdi>
          </DeskLink>
          <span className="muted">
            {item.kind === 'PICTURE' && item.alt === '' ? words.noAlt : writeBytes(item.bytes, lang)}
          </span>
        </li>
      ))}
    </ul>
  );
}
