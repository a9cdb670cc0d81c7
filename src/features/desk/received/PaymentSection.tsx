import { lazyView } from '../../../loading/lazyView';
import { PaymentsPage } from '../payments/PaymentsPage';
import type { SectionProps } from '../sectionPlace';

const PaymentPage = lazyView(async () => (await import('../payments/PaymentPage')).PaymentPage);
const NotePayment = lazyView(async () => (await import('./NotePayment')).NotePayment);

/** All payments of an organisation, or one. */
export const PaymentSection = ({ organisation, record }: SectionProps) =>
  record ? (
    <PaymentPage organisation={organisation} id={record} />
  ) : (
    <PaymentsPage organisation={organisation} Note={NotePayment} />
  );
