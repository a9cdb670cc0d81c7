import { serverTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Mail } from '../../../outbox/createMailer';
import { payerMail, type AboutPayment } from './payerMail';

/** A payment with charges to come, and where its payer changes or stops them. */
interface Managed extends AboutPayment {
  readonly manageUrl: string;
  readonly date: Date;
}

/** The mail with the link by which a payer changes the means of payment or stops, in their language. */
export function manageMail(managed: Managed): Omit<Mail, 'id'> {
  const { lang, organisation, reference, date } = managed;
  const texts = subscriptionTexts[lang].mail;
  return payerMail(managed, {
    subject: texts.manageSubject(organisation.name),
    blocks: [
      [texts.manageText(organisation.name), texts.manage(managed.manageUrl)],
      [serverTexts[lang].mail.reference(reference)],
    ],
    date,
  });
}
