import { useEffect } from 'react';
import type { Gift } from './useGift';

/** When the dialog opens or closes, what was said about the last attempt is over; once, however many forms the page has. */
export function useOpening({ campaign, store, state, change }: Gift): void {
  const { giving } = campaign;
  useEffect(() => {
    if (giving !== store.getState().opened) change({ opened: giving });
  }, [giving, store, change, state.opened]);
}
