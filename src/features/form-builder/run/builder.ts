import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Builder, BuilderState } from './createBuilder';

export const BuilderContext = createContext<Builder | null>(null);

/** The form being edited. Throws outside of a builder: a mistake of ours. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('org-sdk: useBuilder was called outside a builder.');
  return builder;
}

/** Part of the builder's state; rerenders only when it changes. */
export const useBuilderState = <T>(select: (state: BuilderState) => T): T => useStore(useBuilder().store, select);
