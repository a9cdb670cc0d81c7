import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { formatMoney, toMinor, toUnits, type DisplayPlan, type Minor } from '../../../core/money';
import type { PlanChoice } from '../../../core/payment';
import type { PaymentTexts } from '../../../i18n/payment';
import type { ElementContext } from '../../../runtime/context';
import { amountsFor, chosenPlan, offeredPlatforms } from './chosenPlan';
import type { PaymentField, FormCode } from './formFields';
import type { PaymentFormState, PaymentStore } from './createPaymentStore';
import type { Payee } from './payee';

/** State shared by the parts of one payment form. */
export interface PaymentForm {
  store: PaymentStore;
  config: PaymentConfig;
  payee: Payee;
  plan: DisplayPlan;
  element: ElementContext;
  texts: PaymentTexts;
}

export const PaymentFormContext = createContext<PaymentForm | null>(null);

export function usePaymentForm(): PaymentForm {
  const form = useContext(PaymentFormContext);
  if (!form) throw new Error('org-sdk: a payment field was drawn outside the payment form.');
  return form;
}

/** A part of the form's state; the component is drawn again only when this part changes. */
export function usePaymentState<T>(select: (state: PaymentFormState) => T): T {
  return useStore(usePaymentForm().store, select);
}

/** Advice to correct the field while it is known to be wrong. */
export function useFieldError(name: PaymentField): string | undefined {
  const form = usePaymentForm();
  const code = usePaymentState((state) => state.errors[name]);
  return code && errorText(form, code);
}

/** The message for a field's problem (STR-01…07). The minimum is written without a space, as in STR-06. */
export function errorText(form: PaymentForm, code: FormCode): string {
  const { texts } = form;
  switch (code) {
    case 'amountMinimum':
      return texts.amountMinimum(boundText(form, 'minimum'));
    case 'amountMaximum':
      return texts.amountMaximum(boundText(form, 'maximum'));
    default:
      return texts.problems[code];
  }
}

function boundText({ store, config, plan, element }: PaymentForm, bound: 'minimum' | 'maximum'): string {
  const rules = amountsFor(store.getState().values, config, plan.settlement);
  return formatMoney(rules[bound], plan.settlement, element.lang).replace(/\s/g, '');
}

/** The payer's chosen plan; null while there is no amount. */
export function useChoice(): PlanChoice | null {
  const { config, plan } = usePaymentForm();
  const montant = usePaymentState((state) => state.values.montant);
  const abo = usePaymentState((state) => state.values.abo);
  const nbMonth = usePaymentState((state) => state.values.nbMonth);
  const divide = usePaymentState((state) => state.values.divide);
  const other = usePaymentState((state) => state.values.other);
  return useMemo(
    () => chosenPlan({ montant, abo, nbMonth, divide, other }, config, plan.settlement),
    [montant, abo, nbMonth, divide, other, config, plan.settlement],
  );
}

/** The means of payment on offer for the chosen plan, and the chosen one. */
export function usePlatforms(): ReturnType<typeof offeredPlatforms> {
  const { config, payee } = usePaymentForm();
  const recurring = useChoice()?.abo ?? false;
  const platform = usePaymentState((state) => state.values.platform);
  return offeredPlatforms({ platform }, { recurring, config, payee });
}

/** The charged amount, preceded by its approximate value in the visitor's currency if that differs (CUR-02). */
export function amountInWords({ plan, element }: Pick<PaymentForm, 'plan' | 'element'>, amount: Minor): string {
  const charged = formatMoney(amount, plan.settlement, element.lang);
  if (!plan.converted) return charged;
  const shown = toMinor(plan.convert(toUnits(amount, plan.settlement)), plan.currency);
  return `${formatMoney(shown, plan.currency, element.lang)} ≈ ${charged}`;
}
