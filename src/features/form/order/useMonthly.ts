import type { FormOrderTexts } from '../../../i18n/formOrder';
import { useForm } from '../run/formRun';

/** Says of a written amount that it is paid each month, in a form whose prices are (FORM-23). */
export function useMonthly(texts: FormOrderTexts): (amount: string) => string {
  const { paiementType } = useForm().definition;
  return (amount) => (paiementType === 'MONTHLY' ? texts.perMonth(amount) : amount);
}
