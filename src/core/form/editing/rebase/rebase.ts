import type { Command } from '../commands/command';
import type { EditedForm } from '../document/editedForm';
import { findBlock } from '../document/tree';
import { type History, pendingSteps, startHistory, type Step } from '../history/history';
import type { Conflict } from './conflict';
import { conflictsOf } from './conflictsOf';
import { createReplay } from './createReplay';

interface Rebased {
  /** The newest version with what of the commands fits. */
  readonly form: EditedForm;
  /** The commands that lead to it from the newest version. */
  readonly commands: readonly Command[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Replays commands that were made for one published version of a form on a newer one (BUILD-26). Nothing that is
 * published is lost: where both changed the same thing, theirs stands, and yours is among the conflicts.
 * @example
 * rebase(edited([], { title: 'A' }), [{ do: 'setSetting', setting: 'title', value: 'B' }], edited([], { title: 'C' })).conflicts.map(({ yours, theirs }) => [yours, theirs]) // => [['B', 'C']]
 */
export function rebase(base: EditedForm, commands: readonly Command[], newest: EditedForm): Rebased {
  const replay = createReplay(base, newest);
  const carriedOut = commands.flatMap((command) => replay.play(command));
  return { form: replay.merged(), commands: carriedOut, conflicts: conflictsOf(replay) };
}

/**
 * A history on the newest version: the steps since the one it began from, as far as they fit, can still be undone.
 * @example
 * rebaseHistory(startHistory(edited([])), edited([], { title: 'C' })).history.present.settings // => { title: 'C' }
 */
export function rebaseHistory(
  history: History,
  newest: EditedForm,
): { readonly history: History; readonly conflicts: readonly Conflict[] } {
  if (newest === history.base) {
    const { present, selected } = history;
    return { history: { ...startHistory(newest), past: pendingSteps(history), present, selected }, conflicts: [] };
  }
  const replay = createReplay(history.base, newest);
  const inNewest = (ids: readonly string[]) =>
    ids.map(replay.idIn).filter((id) => findBlock(replay.merged().document, id));
  const past = pendingSteps(history).flatMap((step): readonly Step[] => {
    const before = replay.merged();
    const selectedBefore = inNewest(step.selectedBefore);
    const commands = step.commands.flatMap((command) => replay.play(command));
    const after = replay.merged();
    return after === before
      ? []
      : [{ ...step, commands, before, after, selectedBefore, selectedAfter: inNewest(step.selectedAfter) }];
  });
  const rebased = { ...startHistory(newest), past, present: replay.merged(), selected: inNewest(history.selected) };
  return { history: rebased, conflicts: conflictsOf(replay) };
}
