import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../client/apiError';
import { callGuarded } from '../../../client/callGuarded';
import { createKeyKeeper } from '../../../client/createKeyKeeper';
import { randomId } from '../../../client/randomId';
import { createIntent } from '../../../contract/payments/payments';
import type { Service } from '../../../contract/records/services';
import { pagePath, serviceConfig } from '../../../core/site';
import { isDefinite } from '../../../runtime/failures';
import { pageAddress } from '../../../runtime/page/pageAddress';
import { useSite } from '../siteContext';

type Step =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly id: string }
  | { readonly state: 'refused'; readonly error: string };

interface Payment {
  readonly step: Step;
  pay(service: Service): void;
}

/**
 * Hands a service over to the payment form (SERV-01, ABO-01, DON-07): a checkout intent, then the site's page of payment. After
 * a failure the same service goes out under the same key, so that a retry makes no second intent (SRV-11).
 * @param failed what is said where the server gives no reason
 */
export function usePayment(failed: string): Payment {
  const { client, organisation, lang, href, navigate } = useSite();
  const [step, setStep] = useState<Step>({ state: 'idle' });
  const [keys] = useState(() => createKeyKeeper(randomId));
  const life = useRef<AbortController>(null);
  useEffect(() => {
    const end = new AbortController();
    life.current = end;
    return () => end.abort();
  }, []);

  const open = async (service: Service) => {
    const signal = life.current?.signal;
    if (!client || !signal || step.state === 'busy') return;
    setStep({ state: 'busy', id: service.id });
    const config = serviceConfig({ organisation, service, lang, returnUrl: pageAddress() });
    const body = { config, idempotencyKey: keys.keyFor(JSON.stringify(config)) };
    try {
      const answer = await callGuarded(client, createIntent, { body, signal });
      keys.settle();
      if (!answer.success) return setStep({ state: 'refused', error: answer.error || failed });
      navigate(`${href(pagePath('PAIEMENT'))}?intent=${answer.data.id}`);
      setStep({ state: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      if (isDefinite(error)) keys.settle();
      const said = error instanceof ApiError ? error.refusal?.error : undefined;
      setStep({ state: 'refused', error: said || failed });
    }
  };
  return { step, pay: (service) => void open(service) };
}
