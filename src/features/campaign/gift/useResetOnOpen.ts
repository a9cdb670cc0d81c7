import { useEffect } from 'react';
import type { GiftModel } from './useGift';

/** When the dialog opens or closes, what was said about the last attempt is over; once, however many forms the page has. */
export function useResetOnOpen({ campaign, store, state, change }: GiftModel): void {
  const { giving } = campaign;
  useEffect(() => {
    if (giving !== store.getState().opened) change({ opened: giving });
  }, [giving, store, change, state.opened]);
}
