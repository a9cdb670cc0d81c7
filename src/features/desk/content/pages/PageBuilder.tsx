import { BuilderPlace } from '../../builder/BuilderPlace';
import { DeskLink } from '../../DeskLink';
import { sectionPath } from '../../sectionPlace';
import { usePagesTexts } from './pagesTexts';

/** The builder of a page in its place (DESK-93). */
export function PageBuilder({ organisation, id }: { organisation: string; id: string }) {
  const words = usePagesTexts();
  return (
    <div className="stack">
      <p>
        <DeskLink to={sectionPath(organisation, 'content', 'pages', id)}>{words.backToPage}</DeskLink>
      </p>
      <h1 className="visually-hidden">{words.edit}</h1>
      <BuilderPlace organisation={organisation} attribute="page-id" value={id} />
    </div>
  );
}
