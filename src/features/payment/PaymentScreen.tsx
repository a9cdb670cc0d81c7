import { useMemo, useState } from 'react';
import { randomId } from '../../client/randomId';
import type { SafeStorage } from '../../client/safeStorage';
import type { PaymentConfig } from '../../contract/payments/payments';
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
import { handedProfile, recallProfile, type Profile } from './state/profile';
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

/** The payer whom this device remembers, unless the payment is known to be somebody else's. */
function rememberedFor({ payer }: PaymentConfig, handed: Profile | null, storage: SafeStorage): Profile | null {
  const remembered = payer ? null : recallProfile(storage);
  return handed && remembered?.email !== handed.email ? null : remembered;
}

/** The summary and the form of a payment that was found. */
export function PaymentScreen({ payment, ports = browserPorts }: { payment: ReadyPayment; ports?: ScreenPorts }) {
  const element = useElement();
  const texts = useFeatureTexts(paymentTexts);
  const { organisation, settings, lang, storage } = element;
  const [handed] = useState(() => handedProfile(storage, payment.intent));
  // No hints for details this tab already knows.
  const config = useMemo(() => (handed ? { ...payment.config, payer: undefined } : payment.config), [payment, handed]);
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
      profile: rememberedFor(config, handed, storage),
      handed,
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
