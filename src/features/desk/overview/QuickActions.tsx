import type { Campaign } from '../../../contract/campaigns/campaigns';
import { isAtLeast } from '../../../contract/terms/roles';
import type { Belonging } from '../belonging';
import { DeskLink } from '../DeskLink';
import { NEW } from '../forms/formPaths';
import { sectionPath } from '../sectionPlace';
import { useOverviewTexts } from './overviewTexts';

interface QuickActionsProps {
  readonly organisation: Belonging;
  /** Those that visitors see; null until they are known. */
  readonly campaigns: readonly Pick<Campaign, 'id'>[] | null;
}

/** Ways to begin what is done most (DESK-251), as the role may. */
export function QuickActions({ organisation: { id, role }, campaigns }: QuickActionsProps) {
  const { actions: words } = useOverviewTexts();
  if (!isAtLeast(role, 'editor')) return null;
  const [first, second] = campaigns ?? [];
  return (
    <nav className="desk-links" aria-label={words.title}>
      <DeskLink to={sectionPath(id, 'forms', NEW)}>{words.form}</DeskLink>
      {role === 'owner' && <DeskLink to={sectionPath(id, 'links', NEW)}>{words.link}</DeskLink>}
      {first && (
        <DeskLink to={second ? sectionPath(id, 'campaigns') : sectionPath(id, 'campaigns', first.id, 'evening')}>
          {words.gift}
        </DeskLink>
      )}
    </nav>
  );
}
