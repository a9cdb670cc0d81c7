import type { AdminForm } from '../../../contract/forms/adminForms';
import { type Conflict, openForm, rebaseHistory } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';

/**
 * Rebases the author's changes onto the version somebody else saved.
 * @returns what both changed, where theirs wins (BUILD-26); null, changing nothing, when this version cannot open theirs
 */
export function joinNewest(builder: Builder, newest: AdminForm): readonly Conflict[] | null {
  const opened = openForm(newest);
  if (typeof opened === 'string') return null;
  const { history, conflicts } = rebaseHistory(builder.store.getState().history, opened);
  builder.store.setState({ history });
  return conflicts;
}
