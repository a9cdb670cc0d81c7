import type { PaymentConfig } from '../../contract/payments/payments';
import { paymentNotices } from '../../core/payment';
import { useElement } from '../../runtime/context';
import { Placeholder } from '../../runtime/shell/Placeholder';
import { homeAddress } from './state/payee';
import { FailedNotice } from './FailedNotice';
import { Expired } from './lateParts';
import { browserPorts, PaymentScreen, type ScreenPorts } from './PaymentScreen';
import { PaymentSkeleton } from './PaymentSkeleton';
import { intentOfPage } from './find/resolvePayee';
import { useFoundPayment } from './find/useFoundPayment';

export interface PaymentViewProps {
  /** Id of the checkout intent; the `intent` parameter of the page's address when it is absent. */
  intent?: string | undefined;
  /** The payment, if the page itself knows it and there is no intent (PAY-01). */
  config?: PaymentConfig | undefined;
  /** Id of a payment link, where there is neither (LINK-01…04). */
  link?: string | undefined;
  ports?: ScreenPorts;
}

/** The payment form: finds the payment, then shows it with the form, or says why it cannot be paid. */
export function PaymentView({ intent, config, link, ports = browserPorts }: PaymentViewProps) {
  const element = useElement();
  const intentId = intent ?? intentOfPage();
  const source = { intent: intentId, config: config ?? null, link: link ?? null };
  const { search, retry } = useFoundPayment(element, source, ports.navigate);
  switch (search.state) {
    case 'loading':
    case 'leaving':
      return <Placeholder children={<PaymentSkeleton />} />;
    case 'failed':
      return <FailedNotice onRetry={retry} />;
    case 'gone':
      return <Expired backTo={search.backTo} />;
    case 'ready':
      return isOver(search.config) ? (
        <Expired backTo={search.config.returnUrl || homeAddress(element.organisation)} />
      ) : (
        <PaymentScreen key={intentId ?? link} payment={search} ports={ports} />
      );
  }
}

/** Nothing is left to change in the payment (PAY-02). */
const isOver = (config: PaymentConfig) => paymentNotices(config).expired;
