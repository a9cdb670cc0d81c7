import { formatMoney, minor, toMinor } from '../../../core/money';
import { leftOfDebt } from '../../../core/payment';
import { Amount } from '../../../ui/Amount';
import { useMoreTexts } from '../state/moreTexts';
import { SummaryRow } from './SummaryRow';
import { usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** Summary rows of a submission, debt or service: prices and earlier payments. */
export function SubjectRows() {
  const { config, plan, element } = usePaymentForm();
  const texts = useMoreTexts();
  const people = usePaymentState((state) => state.values.other.length + 1);
  const currency = plan.settlement;
  const words = (units: number) => formatMoney(toMinor(units, currency), currency, element.lang);
  const { service, dette, submit } = config;
  if (service?.sysQuantity && service.montant !== undefined) {
    return (
      <SummaryRow name={texts.people}>
        <Amount>{`${people} × ${words(service.montant)}`}</Amount>
      </SummaryRow>
    );
  }
  const owed = submit ? { montant: submit.total, reste: submit.reste } : dette;
  if (!owed) return null;
  const reste = leftOfDebt(owed);
  const payed = minor(toMinor(owed.montant, currency) - toMinor(reste, currency));
  return (
    <>
      <SummaryRow name={texts.owed}>
        <Amount>{words(owed.montant)}</Amount>
      </SummaryRow>
      {payed > 0 && (
        <>
          <SummaryRow name={texts.paidBefore}>
            <Amount>{formatMoney(payed, currency, element.lang)}</Amount>
          </SummaryRow>
          <SummaryRow name={texts.left}>
            <Amount>{words(reste)}</Amount>
          </SummaryRow>
        </>
      )}
    </>
  );
}
