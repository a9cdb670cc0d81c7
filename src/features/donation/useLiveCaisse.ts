import { useEffect } from 'react';
import { patiently } from '../../loading/patiently';
import { useElement } from '../../runtime/context';
import type { DonationStore } from './store';

/**
 * Reads the fund every 5 seconds while the page is visible and in use (CALL-26); at once when the organisation did not
 * bring it. What was read last stays when a round fails; a fund that the server does not know is remembered as null.
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
