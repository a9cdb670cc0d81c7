import { useEffect } from 'react';
import { changeCart } from '../../../core/campaign';
import type { Gift } from './useGift';

/** Takes over what the form is opened with: a team, a product; each opening once, however many forms the page has. */
export function useOpening({ campaign, store, state, change }: Gift): void {
  const { giving } = campaign;
  useEffect(() => {
    const { opened, cart } = store.getState();
    if (giving === opened) return;
    const { team, product } = giving ?? {};
    change({
      opened: giving,
      ...(team !== undefined && { team }),
      ...(product !== undefined && { cart: changeCart(cart, product, 1) }),
    });
  }, [giving, store, change, state.opened]);
}
