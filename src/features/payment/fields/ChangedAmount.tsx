import { toMinor } from '../../../core/money';
import { withNewAmount } from '../../../core/payment';
import { AmountField } from './AmountFields';
import { Group } from './Group';
import { useMoreTexts } from '../state/moreTexts';
import { useChoice, usePaymentForm } from '../state/usePaymentForm';
import { ChargeList } from '../schedule/Schedule';

/** Amount and dates of the upcoming charges, which may be changed (PAY-02). */
export function ChangedAmount() {
  const { config, plan } = usePaymentForm();
  const texts = useMoreTexts();
  const choice = useChoice();
  const charges = (config.paiement?.charges ?? []).map((charge) => ({
    ...charge,
    montant: toMinor(charge.montant, plan.settlement),
    note: charge.state === 'failed' ? texts.retried : undefined,
  }));
  return (
    <Group title={texts.coming}>
      <AmountField half={false} note={texts.eachToCome} />
      <ChargeList charges={withNewAmount(charges, choice?.montant || null)} atOnce={3} endless={config.nbMonth === 0} />
    </Group>
  );
}
