import { useMemo, useState } from 'react';
import { randomId } from '../../client/randomId';
import { displayPlan } from '../../core/money';
import { billingFormat } from '../../core/payment';
import { paymentTexts } from '../../i18n/payment';
import { loadPhones, type LoadPhones } from '../../ui/phone/loadPhones';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { navigateWindow } from '../../runtime/page/navigateWindow';
import { createPaymentStore, type PaymentStore } from './state/createPaymentStore';
import type { FoundPayment } from './state/foundPayment';
import { loadSending } from './submit/loadSending';
import { payeeOf } from './state/payee';
import { PaymentFields } from './PaymentFields';
import { PaymentSummary } from './PaymentSummary';
import { recallProfile } from './state/profile';
import { PaymentFormContext, type PaymentForm } from './state/usePaymentForm';
import { useIntentRenewal } from './find/useIntentRenewal';

type ReadyPayment = Extract<FoundPayment, { state: 'ready' }>;

/** Replaced in tests. */
export interface ScreenPorts {
  navigate: typeof navigateWindow;
  createKey: () => string;
  loadPhones: LoadPhones;
}

export const browserPorts: ScreenPorts = {
  navigate: navigateWindow,
  createKey: randomId,
  loadPhones,
};

/** The summary and the form of a payment that was found. */
export function PaymentScreen({ payment, ports = browserPorts }: { payment: ReadyPayment; ports?: ScreenPorts }) {
  const element = useElement();
  const texts = useFeatureTexts(paymentTexts);
  const { config } = payment;
  const { organisation, settings, lang } = element;
  const payee = useMemo(() => payeeOf(config, organisation), [config, organisation]);
  const currency = (config.devise ?? payee.devise).toLowerCase();
  const format = billingFormat(payee, { assoc: config.assoc, devise: currency });

  const [store] = useState<PaymentStore>(() =>
    createPaymentStore({
      payment: { ...payment, config: { ...config, accessId: config.accessId ?? settings.accessId } },
      payee,
      currency,
      format,
      lang,
      profile: config.payer ? null : recallProfile(element.storage),
      element,
      ports,
      loadSending,
      loadPhones: ports.loadPhones,
    }),
  );
  useIntentRenewal(element, store);
  const form = useMemo<PaymentForm>(() => {
    const plan = displayPlan({ organisationDevise: currency, lang, currency: settings.currency });
    return { store, config, payee, plan, element, texts };
  }, [store, config, payee, currency, lang, settings.currency, element, texts]);

  return (
    <PaymentFormContext value={form}>
      <div className="payment plate">
        <PaymentSummary />
        <PaymentFields identity={format === 'IL'} />
      </div>
    </PaymentFormContext>
  );
}
