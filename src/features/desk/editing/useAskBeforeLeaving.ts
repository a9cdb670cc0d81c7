import { useEffect } from 'react';
import { useDesk } from '../deskContext';

/** The desk asks before unsaved changes are left for another page, the browser before the tab closes (DESK-17). */
export function useAskBeforeLeaving(isEdited: boolean) {
  const { hold } = useDesk();
  useEffect(() => {
    if (!isEdited) return;
    const release = hold();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      release();
      removeEventListener('beforeunload', ask);
    };
  }, [isEdited, hold]);
}
