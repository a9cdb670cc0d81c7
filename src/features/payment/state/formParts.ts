import type { PaymentConfig } from '../../../contract/payments/payments';
import { webValue } from '../../../core/organisation';
import type { PaymentValues } from './values';

/** Whether the form asks for an amount and its spread. A change of a payment leaves both (PAY-02). */
export const asksAmount = ({ update }: PaymentConfig): boolean => !update;

/** Whether the amount of the charges to come may be changed (PAY-02). */
export const changesAmount = ({ update, paiement }: PaymentConfig): boolean =>
  update === true && paiement?.changeAmount === true;

/** Whether the organisation asks for more (PAY-16). Who changes a payment has answered before. */
export function asksExtra({ update }: PaymentConfig, web: Readonly<Record<string, unknown>>): boolean {
  const asked = webValue(web, 'paiement.extra.fields');
  return !update && Array.isArray(asked) && asked.length > 0;
}

/** Whether a service may be paid for several people (PAY-18). */
export const asksPeople = ({ type, service, update }: PaymentConfig): boolean =>
  type === 'SERVICE' && service !== undefined && !update;

/** The people beside the payer whom a service is paid for. */
export const peopleOf = (config: PaymentConfig, { other }: Pick<PaymentValues, 'other'>): PaymentValues['other'] =>
  asksPeople(config) ? other : [];

/** Whether the payer chooses the donor name shown with a gift (PAY-63). */
export const asksDisplayName = ({ type, update }: PaymentConfig): boolean => type === 'CAMPAGNE' && !update;
