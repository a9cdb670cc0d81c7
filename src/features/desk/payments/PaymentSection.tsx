import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { PaymentsPage } from './PaymentsPage';

const PaymentPage = lazyView(async () => (await import('./PaymentPage')).PaymentPage);

/** All payments of an organisation, or one. */
export const PaymentSection = ({ organisation, record }: SectionProps) =>
  record ? <PaymentPage organisation={organisation} id={record} /> : <PaymentsPage organisation={organisation} />;
