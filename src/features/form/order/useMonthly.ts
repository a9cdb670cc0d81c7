import type { FormOrderTexts } from '../../../i18n/formOrder';
import { useForm } from '../run/formRun';

/** Marks an amount as monthly, in a form with monthly prices (FORM-23). */
export function useMonthly(texts: FormOrderTexts): (amount: string) => string {
  const { paiementType } = useForm().definition;
  return (amount) => (paiementType === 'MONTHLY' ? texts.perMonth(amount) : amount);
}
