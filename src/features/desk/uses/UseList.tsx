import type { NamedBy } from '../../../contract/records/removal';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { useUsesTexts } from './usesTexts';

interface UseListProps {
  readonly organisation: string;
  readonly uses: readonly NamedBy[];
}

/** Records that name something, each leading to its page. */
export const UseList = ({ organisation, uses }: UseListProps) => (
  <ul className="media-uses">
    {uses.map((use) => {
      const place = places[use.subject]?.(use.id);
      return (
        <li key={`${use.subject} ${use.id}`}>
          {place ? (
            <DeskLink to={sectionPath(organisation, ...place)}>
              <UseName use={use} />
            </DeskLink>
          ) : (
            <UseName use={use} />
          )}
        </li>
      );
    })}
  </ul>
);

/** The desk page of each subject's records. */
const places: Readonly<Record<string, (id: string) => readonly string[]>> = {
  organisation: () => ['settings'],
  caisse: (id) => ['funds', id],
  campaign: (id) => ['campaigns', id],
  event: (id) => ['content', 'events', id],
  news: (id) => ['content', 'news', id],
  gallery: (id) => ['content', 'galleries', id],
  service: (id) => ['content', 'services', id],
  article: (id) => ['content', 'articles', id],
  page: (id) => ['content', 'pages', id],
  site: () => ['content', 'home'],
  form: (id) => ['forms', id],
  section: (id) => ['content', 'sections', id],
};

/** A record by its kind, and its name where it has one. */
export function UseName({ use: { subject, name } }: { use: NamedBy }) {
  const words = useUsesTexts();
  const kind = words.subjects[subject as keyof typeof words.subjects] ?? words.subjects.other;
  if (subject === 'organisation' || subject === 'site' || name === '') return kind;
  return (
    <>
      {words.subjectName(kind)} <bdi>{name}</bdi>
    </>
  );
}
