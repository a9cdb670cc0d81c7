import { ApiError } from '../../../client/apiError';
import { createPolling } from '../../../client/polling';
import { getCaisse } from '../../../contract/records/caisses';
import type { ElementContext } from '../../../runtime/context';
import type { DonationStore } from '../store';

/** Reads the fund now, or first after 5 seconds when the organisation brought it, and again until `signal` aborts. */
export function pollCaisse(
  { client, clock, organisation, lang }: ElementContext,
  store: DonationStore,
  id: string,
  signal: AbortSignal,
): void {
  createPolling({
    clock,
    signal,
    startAt: organisation.caisses?.some((caisse) => caisse.id === id) ? 'interval' : 'once',
    async task(signal) {
      try {
        const query = organisation.translated?.includes(lang) ? { query: { lang } } : {};
        const { data } = await client.call(getCaisse, { params: { caisseId: id }, ...query, signal, quiet: true });
        store.getState().received(id, data);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) store.getState().received(id, null);
        else throw error;
      }
    },
  });
}
