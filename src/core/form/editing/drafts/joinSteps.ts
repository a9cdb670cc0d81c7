import type { History } from '../history/history';
import type { Conflict } from '../rebase/conflict';
import { rebaseHistory } from '../rebase/rebase';

/** A history that goes on from what others did, and what collided with it. */
export interface Joined {
  readonly history: History;
  readonly conflicts: readonly Conflict[];
}

/**
 * Puts the steps since the base of one history on top of another one (BUILD-53). All that is in the other stands; the own
 * steps that collide with it are listed.
 * @example
 * joinSteps(startHistory(edited([])), startHistory(edited([], { title: 'B' }))).history.present.settings.title // => 'B'
 */
export function joinSteps(own: History, onto: History): Joined {
  const { history, conflicts } = rebaseHistory(own, onto.present);
  return { history: { ...history, base: onto.base, past: [...onto.past, ...history.past] }, conflicts };
}
