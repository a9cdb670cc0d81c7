import { useRef, useState } from 'react';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';

/** What is typed and not saved, by its row: one that other filters hide comes back with it. */
export function useDrafts() {
  const drafts = useRef(new Map<string, string>());
  const [isEdited, setEdited] = useState(false);
  useAskBeforeLeaving(isEdited);
  return {
    of: (key: string) => drafts.current.get(key) ?? null,
    /** @param text null once it is saved or taken back */
    keep(key: string, text: string | null) {
      if (text === null) drafts.current.delete(key);
      else drafts.current.set(key, text);
      setEdited(drafts.current.size > 0);
    },
  };
}
