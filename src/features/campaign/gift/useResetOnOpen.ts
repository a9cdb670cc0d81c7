import { useEffect } from 'react';
import type { GiftModel } from './useGift';

/** Clears messages about the last attempt when the dialog opens or closes, once for all forms of the page. */
export function useResetOnOpen({ campaign, store, state, change }: GiftModel): void {
  const { giving } = campaign;
  useEffect(() => {
    if (giving !== store.getState().opened) change({ opened: giving });
  }, [giving, store, change, state.opened]);
}
