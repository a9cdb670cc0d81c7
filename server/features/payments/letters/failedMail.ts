import { formatMoney, type Minor } from '../../../../src/core/money';
import { serverTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Mail } from '../../../outbox/createMailer';
import { payerMail, type AboutPayment } from './payerMail';

/** A charge that was refused, and where the payer can do something about it. */
interface FailedCharge extends AboutPayment {
  readonly montant: Minor;
  readonly currency: string;
  /** No further attempt will be made. */
  readonly final: boolean;
  readonly manageUrl: string;
  readonly failedAt: Date;
}

/** The mail about a refused charge, in the payer's language. */
export function failedMail(failed: FailedCharge): Omit<Mail, 'id'> {
  const { lang, organisation } = failed;
  const texts = subscriptionTexts[lang].mail;
  return payerMail(failed, {
    subject: texts.subject(organisation.name),
    blocks: [
      [
        texts.body(formatMoney(failed.montant, failed.currency, lang), organisation.name),
        failed.final ? texts.final : texts.retry,
      ],
      failed.final ? [] : [texts.change(failed.manageUrl)],
      [serverTexts[lang].mail.reference(failed.reference)],
    ],
    date: failed.failedAt,
  });
}
