import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { FieldState, Problem, Topic } from '../../../core/form';
import type { FormState } from './createFormStore';
import { type FormRun, useForm } from './formRun';

/** Reads a topic's state from the engine; rerenders only when it changes. */
export function useTopic<T>(topic: Topic, read: (run: FormRun) => T): T {
  const run = useForm();
  const subscribe = useCallback((listener: () => void) => run.engine.subscribe(topic, listener), [run, topic]);
  return useSyncExternalStore(subscribe, () => read(run));
}

/** A field by its stored key, with the suffix of its row. */
export const useField = (key: string): FieldState => useTopic(`field/${key}`, ({ engine }) => engine.field(key));

/** Part of the state of the form as a whole. */
export const useFormState = <T>(select: (state: FormState) => T): T => useStore(useForm().store, select);

/**
 * Advice to correct a field, or a part of a person.
 * @param part undefined for the whole field.
 */
export function problemText(run: FormRun, problems: readonly Problem[], part?: string): string | undefined {
  const found = problems.find((problem) => problem.part === part);
  return found && run.texts.problems[found.code];
}
