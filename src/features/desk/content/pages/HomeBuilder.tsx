import { BuilderPlace } from '../../builder/BuilderPlace';
import type { SectionProps } from '../../sectionPlace';
import { ContentBack } from '../ContentBack';
import { usePagesTexts } from './pagesTexts';

/** The blocks of the home page in the builder (DESK-93). */
export function HomeBuilder({ organisation: { id } }: SectionProps) {
  const words = usePagesTexts();
  return (
    <div className="stack">
      <ContentBack organisation={id} />
      <div className="desk-head">
        <h1>{words.home}</h1>
        <a href={`/o/${id}/`} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      </div>
      <p className="muted">{words.homeText}</p>
      <BuilderPlace organisation={id} attribute="main-page" value="" />
    </div>
  );
}
