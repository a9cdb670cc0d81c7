import { useEffect } from 'react';

/** The browser asks before a tab with unsaved changes closes. */
export function useAskBeforeLeaving(isEdited: boolean) {
  useEffect(() => {
    if (!isEdited) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isEdited]);
}
