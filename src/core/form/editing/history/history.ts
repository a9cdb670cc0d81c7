import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import type { EditedForm } from '../document/editedForm';

/** Changes of one property that follow one another faster are one step: typing, dragging a slider. */
const TYPING_MS = 500;

/** A step that is undone and redone as a whole. */
export interface Step {
  readonly commands: readonly Command[];
  readonly before: EditedForm;
  readonly after: EditedForm;
  /** Ids of the blocks selected before and after it. */
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
  /** When it was last added to, in milliseconds. */
  readonly at: number;
}

/** All that an editor did to a form (BUILD-25). Never changed in place. */
export interface History {
  readonly present: EditedForm;
  /** The published form, which changes are made to. */
  readonly base: EditedForm;
  readonly past: readonly Step[];
  /** Undone steps, the next to redo last. */
  readonly future: readonly Step[];
  readonly selected: readonly string[];
  /** Whether the last step may take in what is typed next. */
  readonly isOpen: boolean;
}

/**
 * Begins with a form as it is published.
 * @example
 * startHistory(edited([])).past // => []
 */
export const startHistory = (form: EditedForm): History => ({
  present: form,
  base: form,
  past: [],
  future: [],
  selected: [],
  isOpen: false,
});

/**
 * Carries out commands as one step; the same history when they change nothing. What was undone can then not be redone.
 * @param now in milliseconds, of any clock.
 * @example
 * edit(startHistory(edited([])), [{ do: 'setSetting', setting: 'title', value: 'Gala' }], { now: 0 }).present.settings.title // => 'Gala'
 */
export function edit(
  history: History,
  commands: readonly Command[],
  { now, selected = history.selected }: { readonly now: number; readonly selected?: readonly string[] },
): History {
  let after = history.present;
  const effective = commands.filter((command) => {
    const next = applyCommand(after, command);
    const changes = next !== after;
    after = next;
    return changes;
  });
  if (effective.length === 0) return history;
  const last = history.isOpen ? history.past.at(-1) : undefined;
  const goesOn = last && now - last.at < TYPING_MS && isTypedOn(last.commands, effective);
  const before = goesOn ? last.before : history.present;
  const past = goesOn ? history.past.slice(0, -1) : history.past;
  // Typed anew on what was there before: back at that, there is nothing to undo.
  const made = goesOn ? [...last.commands.filter((one) => !isSetAgain(one, effective)), ...effective] : effective;
  if (goesOn) after = made.reduce(applyCommand, before);
  const selectedBefore = goesOn ? last.selectedBefore : history.selected;
  const step: Step = { commands: made, before, after, selectedBefore, selectedAfter: selected, at: now };
  const isStep = after !== before;
  return { ...history, present: after, past: isStep ? [...past, step] : past, future: [], selected, isOpen: isStep };
}

const isSetAgain = (command: Command, by: readonly Command[]) =>
  by.some((other) => propertyOf(other) === propertyOf(command));

/** Whether a step only sets properties, and so does what follows, beginning with one of the same: a label may bring its key. */
const isTypedOn = (last: readonly Command[], next: readonly Command[]): boolean =>
  [...last, ...next].every((command) => propertyOf(command) !== null) &&
  next.slice(0, 1).some((command) => isSetAgain(command, last));

function propertyOf(command: Command): string | null {
  if (command.do === 'setSetting') return command.setting;
  return command.do === 'setProperty' ? `${command.block} ${command.property}` : null;
}

/**
 * Takes the last step back, with the selection it was made with.
 * @example
 * undo(startHistory(edited([]))).future // => []
 */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const past = history.past.slice(0, -1);
  const future = [...history.future, step];
  return { ...history, present: step.before, past, future, selected: step.selectedBefore, isOpen: false };
}

/**
 * Makes the step again that was last taken back.
 * @example
 * redo(startHistory(edited([]))).past // => []
 */
export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const future = history.future.slice(0, -1);
  const past = [...history.past, step];
  return { ...history, present: step.after, past, future, selected: step.selectedAfter, isOpen: false };
}

/**
 * Selects blocks: no step, but what is typed next is one of its own.
 * @example
 * selectBlocks(startHistory(edited([])), ['b1']).selected // => ['b1']
 */
export const selectBlocks = (history: History, selected: readonly string[]): History => ({
  ...history,
  selected,
  isOpen: false,
});

/**
 * The same history once its form is published: it can still be undone.
 * @example
 * markPublished(startHistory(edited([]))).isOpen // => false
 */
export const markPublished = (history: History): History => ({ ...history, base: history.present, isOpen: false });

/**
 * The steps that lead from the published form to this one. Undone to before it was published, it is one that puts back what
 * was there.
 * @example
 * pendingSteps(startHistory(edited([]))) // => []
 */
export function pendingSteps({ base, past, present, selected }: History): readonly Step[] {
  if (present === base) return [];
  const since = past.findIndex(({ before }) => before === base);
  if (since >= 0) return past.slice(since);
  const commands = [{ do: 'restore', form: present }] as const;
  const at = past.at(-1)?.at ?? 0;
  return [{ commands, before: base, after: present, selectedBefore: selected, selectedAfter: selected, at }];
}

/**
 * Their commands: what a draft stores beside the version it began from.
 * @example
 * pendingCommands(startHistory(edited([]))) // => []
 */
export const pendingCommands = (history: History): readonly Command[] =>
  pendingSteps(history).flatMap(({ commands }) => commands);
