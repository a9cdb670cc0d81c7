import { lazyView } from '../../../../loading/lazyView';
import { Late } from '../../../../ui/Late';
import { Skeleton } from '../../../../ui/Skeleton';
import { useStyles } from '../../../../ui/useStyles';
import { useEditingStyles } from '../../editing/useEditingStyles';
import type { SectionProps } from '../../sectionPlace';
import picturesCss from '../../pictures/pictures.css';
import mediaCss from './media.css';
import { MediaPage } from './MediaPage';

const ItemPage = lazyView(async () => (await import('./ItemPage')).ItemPage);
const css = `${picturesCss}\n${mediaCss}`;

/** The organisation's pictures and PDFs (DESK-96): all of them, or one. */
export function MediaSection({ organisation: { id: organisation }, part: id }: SectionProps) {
  const place = useEditingStyles();
  useStyles(place, css);
  return (
    <div ref={place}>
      {id === undefined ? (
        <MediaPage organisation={organisation} />
      ) : (
        <Late fallback={<Skeleton height="20em" />}>
          <ItemPage organisation={organisation} id={id} />
        </Late>
      )}
    </div>
  );
}
