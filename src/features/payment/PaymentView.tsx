import type { PaymentConfig } from '../../contract/payments';
import { useElement } from '../../runtime/context';
import { ExpiredNotice, FailedNotice } from './PaymentNotices';
import { browserPorts, PaymentScreen, type ScreenPorts } from './PaymentScreen';
import { PaymentSkeleton } from './PaymentSkeleton';
import { intentOfPage } from './resolvePayee';
import { useFoundPayment } from './useFoundPayment';

export interface PaymentViewProps {
  /** Id of the checkout intent; the `intent` parameter of the page's address when it is absent. */
  intent?: string | undefined;
  /** What is to be paid, where the page itself knows it and there is no intent (PAY-01). */
  config?: PaymentConfig | undefined;
  ports?: ScreenPorts;
}

/** The payment form: finds what is to be paid, then shows it with the form, or says why it cannot be paid. */
export function PaymentView({ intent, config, ports = browserPorts }: PaymentViewProps) {
  const element = useElement();
  const intentId = intent ?? intentOfPage();
  const { search, retry } = useFoundPayment(element, { intent: intentId, config: config ?? null }, ports.navigate);
  switch (search.state) {
    case 'loading':
    case 'leaving':
      return <PaymentSkeleton />;
    case 'failed':
      return <FailedNotice onRetry={retry} />;
    case 'gone':
      return <ExpiredNotice backTo={search.backTo} />;
    case 'ready':
      return <PaymentScreen key={intentId} payment={search} ports={ports} />;
  }
}
