import { useEffect } from 'react';
import { patiently } from '../../../loading/patiently';
import { useElement } from '../../../runtime/context';
import type { DonationStore } from '../store';

/**
 * Polls the fund every 5 seconds while the page is visible and in use (CALL-26), at once if the organisation did not
 * include it. The last result stays if a round fails; an unknown fund is stored as null.
 */
export function useLiveCaisse(store: DonationStore, id: string | null): void {
  const element = useElement();
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void patiently(() => import('./pollCaisse')).then(({ pollCaisse }) => {
      if (!signal.aborted) pollCaisse(element, store, id, signal);
    });
    return () => controller.abort();
  }, [element, store, id]);
}
