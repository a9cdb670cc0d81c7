import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Saver, SavingState } from './createSaver';
import type { LocalDraft } from './localDraft';

/** Saving state shared by the parts of the builder. */
interface Saving {
  readonly saver: Saver;
  readonly draft: LocalDraft;
  /** What this browser had kept when the form was opened. */
  readonly kept: ReturnType<LocalDraft['read']>;
  readonly isReadOnly: boolean;
}

export const SavingContext = createContext<Saving | null>(null);

/** Throws outside of a builder: a mistake of ours. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('org-sdk: useSaving was called outside a builder.');
  return saving;
}

export const useSavingState = <T>(select: (state: SavingState) => T): T => useStore(useSaving().saver.store, select);
