import { buildPaymentRequest } from './buildPaymentRequest';
import { chosenPlan } from '../state/chosenPlan';
import { createSender } from './createSender';
import { quoteFees } from '../fees/quoteFees';
import { keepWayBack } from '../../../runtime/return/wayBack';
import type { Pay, PayDeps } from '../state/paymentTypes';
import { parsePhone } from '../../../ui/phone/parsePhone';
import { rememberProfile } from '../state/profile';

/** Sends filled forms (PAY-60), each after the question about fees where the organisation asks it (PAY-21). */
export function createPay({ element, ports, config, payee, currency, storage }: PayDeps): Pay {
  const send = createSender(element, ports);
  return async ({ values, intent, phones, remember, lang }, ask) => {
    const choice = chosenPlan(values, config, currency);
    const tel = parsePhone(values.tel, phones);
    if (choice === null || tel.state === 'invalid') return null;
    // Empty passes where the link knows the number: the server fills it in (SRV-09).
    const e164 = tel.e164 ?? '';
    const offer = config.update ? null : await quoteFees(choice, { payee, company: !values.perso, lang });
    const answer = offer && (await ask(offer, choice));
    if (answer === 'back') return null;
    if (remember) rememberProfile(storage, { ...values, homme: values.homme ?? false, tel: e164 });
    if (intent) keepWayBack(intent);
    const fees = answer === 'accept' ? offer : null;
    return send(buildPaymentRequest({ config, intent, payee, lang, values, choice, fees, e164 }));
  };
}
