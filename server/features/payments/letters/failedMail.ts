import { formatMoney, type Minor } from '../../../../src/core/money';
import { serverTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Composed } from '../../../outbox/composeLetter';
import { payerMail, payerValues, type AboutPayment } from './payerMail';

/** A charge that was refused, and where the payer can do something about it. */
interface FailedCharge extends AboutPayment {
  /** Label of the payment. */
  readonly label: string;
  readonly montant: Minor;
  readonly currency: string;
  /** No further attempt will be made. */
  readonly final: boolean;
  readonly manageUrl: string;
  readonly failedAt: Date;
}

/** The mail about a refused charge, in the payer's language. */
export function failedMail(failed: FailedCharge): Composed {
  const { lang, organisation } = failed;
  const texts = subscriptionTexts[lang].mail;
  const montant = formatMoney(failed.montant, failed.currency, lang);
  return payerMail(failed, {
    mail: 'failed',
    values: { ...payerValues(failed), montant, objet: failed.label },
    facts: [
      [texts.body(montant, organisation.name), failed.final ? texts.final : texts.retry],
      failed.final ? [] : [texts.change(failed.manageUrl)],
      [serverTexts[lang].mail.reference(failed.reference)],
    ],
    date: failed.failedAt,
  });
}
