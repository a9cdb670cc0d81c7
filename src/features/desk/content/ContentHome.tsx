import type { Belonging } from '../belonging';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { contentParts } from './contentParts';
import { useContentTexts } from './contentTexts';

/** The parts of a site's content, each with what it is for. */
export function ContentHome({ organisation: { id } }: { organisation: Belonging }) {
  const words = useContentTexts();
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        <a href={`/o/${id}/`} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      </div>
      <p className="muted">{words.text}</p>
      <ul className="desk-list desk-cards">
        {contentParts.map((part) => (
          <li key={part} className="card desk-row-text">
            <h2>
              <DeskLink to={sectionPath(id, 'content', part)}>{words.parts[part]}</DeskLink>
            </h2>
            <p className="muted">{words.partTexts[part]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
