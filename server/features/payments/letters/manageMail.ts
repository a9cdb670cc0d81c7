import { serverTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Composed } from '../../../outbox/composeLetter';
import { payerMail, payerValues, type AboutPayment } from './payerMail';

/** A payment with charges to come, and where its payer changes or stops them. */
interface Managed extends AboutPayment {
  /** Label of the payment. */
  readonly label: string;
  readonly manageUrl: string;
  readonly date: Date;
}

/** The mail with the link by which a payer changes the means of payment or stops, in their language. */
export function manageMail(managed: Managed): Composed {
  const { lang, organisation, reference, date } = managed;
  const texts = subscriptionTexts[lang].mail;
  return payerMail(managed, {
    mail: 'manage',
    values: { ...payerValues(managed), objet: managed.label },
    facts: [
      [texts.manageText(organisation.name), texts.manage(managed.manageUrl)],
      [serverTexts[lang].mail.reference(reference)],
    ],
    date,
  });
}
