import { eveningTexts } from '../../i18n/evening';
import { useFeatureTexts } from '../../runtime/context';
import type { Entry } from './queue/entry';

interface KindLineProps {
  kind: Entry['kind'];
  /** Its name. */
  team: string | null | undefined;
}

/** "Gift · Team", below a name. */
export function KindLine({ kind, team }: KindLineProps) {
  const texts = useFeatureTexts(eveningTexts);
  return (
    <span className="muted evening-under">
      {texts.kinds[kind]}
      {team && (
        <>
          {' · '}
          <bdi>{team}</bdi>
        </>
      )}
    </span>
  );
}
