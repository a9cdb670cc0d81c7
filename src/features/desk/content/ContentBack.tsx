import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import type { ContentPart } from './contentParts';
import { useContentTexts } from './contentTexts';

interface ContentBackProps {
  readonly organisation: string;
  /** Leads to the list of these; absent, to all parts. */
  readonly part?: ContentPart;
}

/** The way back from a part, or from one of its records. */
export function ContentBack({ organisation, part }: ContentBackProps) {
  const words = useContentTexts();
  return (
    <p>
      {part ? (
        <DeskLink to={sectionPath(organisation, 'content', part)}>{words.parts[part]}</DeskLink>
      ) : (
        <DeskLink to={sectionPath(organisation, 'content')}>{words.back}</DeskLink>
      )}
    </p>
  );
}
