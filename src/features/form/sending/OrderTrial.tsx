import { ONLINE, PAYMENT_METHOD_KEY } from '../../../core/form';
import { Trial } from '../../../runtime/Trial';
import { useForm } from '../run/formRun';
import { useTopic } from '../run/useField';

/** Says that an order is a trial as long as it is one that is paid online (ENT-30): what is paid on the spot is real. */
export function OrderTrial() {
  const { definition, element } = useForm();
  const costs = useTopic('order', ({ engine }) => engine.order().total > 0);
  const isOnline = useTopic(
    `field/${PAYMENT_METHOD_KEY}`,
    ({ engine }) => !engine.evaluation.isShown(PAYMENT_METHOD_KEY) || engine.field(PAYMENT_METHOD_KEY).value === ONLINE,
  );
  return definition.withPaiement && costs && isOnline && <Trial mode={element.organisation.mode} />;
}
