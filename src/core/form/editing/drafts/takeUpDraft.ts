import type { Command } from '../commands/command';
import type { EditedForm } from '../document/editedForm';
import { isSameJson } from '../document/isSameJson';
import { edit, startHistory } from '../history/history';
import { isRecord } from '../../values/isRecord';
import { joinSteps, type Joined } from './joinSteps';

/** A draft as it was stored. */
export interface StoredDraft {
  /** The published form that it began from. */
  readonly base: EditedForm;
  readonly form: EditedForm;
  /** JSON text of the commands from the one to the other. */
  readonly commands?: string | undefined;
}

/**
 * Goes on from a draft on the published form, also where that is a newer one than the draft began from (BUILD-53): one step,
 * which can be undone. Commands that do not lead to the draft's form are not believed: then the form is put in as a whole.
 * @example
 * takeUpDraft({ base: edited([]), form: edited([], { title: 'Bal' }) }, edited([])).history.present.settings.title // => 'Bal'
 */
export function takeUpDraft({ base, form, commands }: StoredDraft, published: EditedForm): Joined {
  const whole = filled(form, base);
  const wish =
    replayed(base, whole, commands) ?? edit(startHistory(base), [{ do: 'restore', form: whole }], { now: 0 });
  return joinSteps(wish, startHistory(published));
}

/** Settings that are not written are as they were. */
const filled = ({ document, settings }: EditedForm, base: EditedForm): EditedForm => ({
  document,
  settings: { ...base.settings, ...settings },
});

/** One step of these commands, if they lead to that form; null otherwise. */
function replayed(base: EditedForm, form: EditedForm, written: string | undefined) {
  try {
    const commands: unknown = JSON.parse(written ?? '');
    if (!Array.isArray(commands) || !commands.every(isRecord)) return null;
    const history = edit(startHistory(base), commands as unknown as Command[], { now: 0 });
    return isSameJson(filled(history.present, base), form) ? history : null;
  } catch {
    // Not ours, or from another version.
    return null;
  }
}
