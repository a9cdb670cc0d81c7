import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Lifetime } from './definition';

/** Milliseconds from an element's start, in which one that has all at hand is drawn. */
const grace = 250;

/** The start of the element around; without one, placeholders are shown at once. */
export const PlaceholderProvider = createContext<Pick<Lifetime, 'clock' | 'startedAt'> | null>(null);

/**
 * Shows a skeleton in the place of a whole element, from a quarter of a second after its start: on a slow phone, drawing one
 * that is replaced at once only delays what the visitor waits for.
 */
export function Placeholder({ children }: { children: ReactNode }) {
  const lifetime = useContext(PlaceholderProvider);
  const left = lifetime ? lifetime.startedAt + grace - lifetime.clock.now() : 0;
  const [isDue, setDue] = useState(left <= 0);
  // oxlint-disable-next-line react/exhaustive-deps -- counted from the first time that it is drawn.
  useEffect(() => (isDue ? undefined : lifetime?.clock.after(left, () => setDue(true))), []);
  return isDue && children;
}
