import { useState } from 'react';
import type { Donor } from '../../../contract/campaigns/campaigns';
import { newestKey } from '../../../core/campaign';

/** While the feed is paused, the key of the newest donor when that began; else null. */
export function usePause(paused: boolean, donors: readonly Donor[] | null): string | null {
  const [until, setUntil] = useState<string | null>(null);
  const next = !paused || !donors ? null : (until ?? newestKey(donors));
  if (next !== until) setUntil(next);
  return next;
}
