import { createContext, Suspense, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { stuckLoads } from '../loading/patiently';
import { Button } from './Button';
import { Notice } from './Notice';

interface LateTexts {
  readonly somethingFailed: string;
  readonly retry: string;
}

/** Texts of `Late` boundaries below. */
export const LateTextsProvider = createContext<LateTexts | null>(null);

interface LateProps {
  /** Shown until the parts have come. */
  fallback?: ReactNode;
  /** Whether to stay silent, as something else is shown. */
  quiet?: (() => boolean) | undefined;
  children: ReactNode;
}

/** A boundary for parts that a visitor waits for: reports a failed load and lets a press retry it (HTTP-04). */
export function Late({ fallback, quiet, children }: LateProps) {
  return <Suspense fallback={<Waiting quiet={quiet}>{fallback}</Waiting>}>{children}</Suspense>;
}

function Waiting({ quiet, children }: Pick<LateProps, 'quiet' | 'children'>) {
  const texts = useContext(LateTextsProvider);
  const isStuck = useSyncExternalStore(stuckLoads.subscribe, stuckLoads.get);
  if (!isStuck || !texts || quiet?.()) return children;
  // Any press retries; the button makes that clear.
  return (
    <Notice tone="danger" title={texts.somethingFailed} action={<Button variant="secondary">{texts.retry}</Button>} />
  );
}
