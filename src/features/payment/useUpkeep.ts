import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadSender } from '../../client/client';
import type { ElementContext } from '../../runtime/context';
import type { PaymentStore } from './createPaymentStore';
import { readIntent } from './findPayment';

/** Milliseconds between two signs of life for the intent, which lives for half an hour (SRV-11). */
const renewal = 5 * 60_000;

/** Keeps the intent alive while the page is looked at, and the form usable after coming Back from the provider. */
export function useUpkeep(element: ElementContext, store: PaymentStore): void {
  const intent = useStore(store, (state) => state.intent);
  useEffect(() => {
    if (!intent) return;
    let stop: (() => void) | null = () => {};
    // Nothing is due for minutes. Without it the intent lives for its half hour.
    const loading = import('../../client/polling').catch(() => null);
    void loading.then((loaded) => {
      if (!loaded || !stop) return;
      stop = loaded.createPolling({
        task: async () => {
          if ((await readIntent(element, intent)) === null) store.getState().dropIntent();
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
    // What checks and sends the payment comes while the payer fills in the form.
    loadSender().catch(() => undefined);
    void store.getState().loadSending();
    // A remembered number is to be written as its country does.
    const { values, loadPhones } = store.getState();
    if (values.tel.text) void loadPhones();
  }, [store]);
}
