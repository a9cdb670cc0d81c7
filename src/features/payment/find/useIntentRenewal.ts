import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ElementContext } from '../../../runtime/context';
import type { PaymentStore } from '../state/createPaymentStore';
import { patiently } from '../../../loading/patiently';
import { fetchIntent } from './findPayment';

/** Milliseconds between two signs of life for the intent, which lives for half an hour (SRV-11). */
const renewal = 5 * 60_000;

/** Keeps the intent alive while the page is visible, and the form usable after coming back from the provider. */
export function useIntentRenewal(element: ElementContext, store: PaymentStore): void {
  const intent = useStore(store, (state) => state.intent);
  useEffect(() => {
    if (!intent) return;
    let stop: (() => void) | null = () => {};
    // Nothing is due for minutes.
    void patiently(() => import('../../../client/polling')).then(({ createPolling }) => {
      if (!stop) return;
      stop = createPolling({
        task: async () => {
          if ((await fetchIntent(element, intent)) === null) store.getState().dropIntent();
        },
        clock: element.clock,
        signal: element.signal,
        every: renewal,
        idleAfter: Infinity,
        startAt: 'interval',
      });
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [element, intent, store]);

  useEffect(() => {
    const shown = () => store.getState().wake();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [store]);

  useEffect(() => {
    // Validation and sending load while the payer fills in the form.
    void store.getState().loadSending();
    // A remembered number is formatted as in its country.
    const { values, loadPhones } = store.getState();
    if (values.tel.text) void loadPhones();
  }, [store]);
}
