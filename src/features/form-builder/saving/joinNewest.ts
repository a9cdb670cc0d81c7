import type { AdminForm } from '../../../contract/forms/adminForms';
import { type Conflict, openForm, rebaseHistory } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';

/**
 * Puts the form that somebody else has saved in the place of the one that was edited, and does on it again what was done here.
 * @returns what both changed: theirs stands (BUILD-26). Null for a layout that this version cannot open: nothing is touched then
 */
export function joinNewest(builder: Builder, newest: AdminForm): readonly Conflict[] | null {
  const opened = openForm(newest);
  if (typeof opened === 'string') return null;
  const { history, conflicts } = rebaseHistory(builder.store.getState().history, opened);
  builder.store.setState({ history });
  return conflicts;
}
