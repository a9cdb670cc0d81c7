import { formatMoney, type Minor } from '../../../../src/core/money';
import { serverTexts } from '../../../../src/i18n/server';
import type { Mail } from '../../../outbox/createMailer';
import { payerMail, type AboutPayment } from './payerMail';

/** A payment being refunded because its subject was no longer available. */
interface GonePayment extends AboutPayment {
  readonly montant: Minor;
  readonly currency: string;
  /** Title of the form. */
  readonly title: string;
  readonly at: Date;
}

/** The mail about an unavailable subject and the refund, in the payer's language (SRV-14). */
export function goneMail(gone: GonePayment): Omit<Mail, 'id'> {
  const { lang, title } = gone;
  const { mail, goneMail: texts } = serverTexts[lang];
  return payerMail(gone, {
    subject: texts.subject(title),
    blocks: [
      [texts.gone(formatMoney(gone.montant, gone.currency, lang), title), texts.back],
      [mail.reference(gone.reference)],
    ],
    date: gone.at,
  });
}
