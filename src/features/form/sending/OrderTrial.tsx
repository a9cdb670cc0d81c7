import { ONLINE, PAYMENT_METHOD_KEY } from '../../../core/form';
import { Trial } from '../../../runtime/Trial';
import { useForm } from '../run/formRun';
import { useTopic } from '../run/useField';

/** Marks an order with payment as a trial while it is to be paid online (ENT-30); paid on the spot, it is real. */
export function OrderTrial() {
  const { element } = useForm();
  const costs = useTopic('order', ({ engine }) => engine.order().total > 0);
  const isOnline = useTopic(
    `field/${PAYMENT_METHOD_KEY}`,
    ({ engine }) => !engine.evaluation.isShown(PAYMENT_METHOD_KEY) || engine.field(PAYMENT_METHOD_KEY).value === ONLINE,
  );
  return costs && isOnline && <Trial mode={element.organisation.mode} />;
}
