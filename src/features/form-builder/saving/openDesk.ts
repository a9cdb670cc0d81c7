import { createStore } from 'zustand/vanilla';
import type { Builder } from '../run/createBuilder';
import type { Desk, Opened, SavingState } from './saving';

/** Saves and keeps what a builder changes; nothing where it is only looked at (BUILD-45). */
export function openDesk({ desk, formId, revision }: Opened, builder: Builder): ReturnType<Desk> | ReadOnly {
  const store = createStore<SavingState>(() => ({
    ...{ formId, revision },
    ...{ isSaving: false, failure: null, kept: 'nowhere', taken: null, asksTitle: false },
  }));
  return desk?.(builder, store) ?? { saver: { store, save: async () => false }, keeper: null };
}

type ReadOnly = Pick<ReturnType<Desk>, 'saver'> & { readonly keeper: null };
