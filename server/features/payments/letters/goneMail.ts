import { formatMoney, type Minor } from '../../../../src/core/money';
import { serverTexts } from '../../../../src/i18n/server';
import type { Composed } from '../../../outbox/composeLetter';
import { payerMail, payerValues, type AboutPayment } from './payerMail';

/** A payment being refunded because its subject was no longer available. */
interface GonePayment extends AboutPayment {
  readonly montant: Minor;
  readonly currency: string;
  /** Title of the form. */
  readonly title: string;
  readonly at: Date;
}

/** The mail about an unavailable subject and the refund, in the payer's language (SRV-14). */
export function goneMail(gone: GonePayment): Composed {
  const { lang, title } = gone;
  const { mail, goneMail: texts } = serverTexts[lang];
  const montant = formatMoney(gone.montant, gone.currency, lang);
  return payerMail(gone, {
    mail: 'gone',
    values: { ...payerValues(gone), montant, objet: title },
    facts: [[texts.gone(montant, title), texts.back], [mail.reference(gone.reference)]],
    date: gone.at,
  });
}
