import { createContext, useContext } from 'react';
import type * as editing from '../../form/editing';

/** Draws single blocks as visitors see them, with the code of `<org-form>`. */
export type Drawing = typeof editing;
export type LoadDrawing = () => Promise<Drawing>;

export const LoadDrawingContext = createContext<LoadDrawing | null>(null);

/** Throws outside of a builder: a mistake of ours. */
export function useLoadDrawing(): LoadDrawing {
  const load = useContext(LoadDrawingContext);
  if (!load) throw new Error('org-sdk: useLoadDrawing was called outside a builder.');
  return load;
}
