import type { Language } from '../../../../src/contract/common';
import { formatMoney, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import { serverTexts } from '../../../../src/i18n/server';
import { subscriptionTexts } from '../../../../src/i18n/subscription';
import type { Mail } from '../../../outbox/createMailer';
import { addressOf, letterOf } from '../../../outbox/letterOf';

/** A charge that was refused, and where the payer can do something about it. */
export interface FailedCharge {
  readonly lang: Language;
  readonly mode: Mode;
  readonly montant: Minor;
  readonly currency: string;
  /** No further attempt will be made. */
  readonly final: boolean;
  readonly manageUrl: string;
  readonly reference: string;
  readonly failedAt: Date;
  readonly payer: { readonly prenom: string; readonly nom: string; readonly email: string };
  readonly organisation: { readonly name: string; readonly email: string | null };
}

/** The mail that tells a payer of a refused charge, in the payer's language. */
export function failedMail(failed: FailedCharge): Omit<Mail, 'id'> {
  const { lang, payer, organisation, manageUrl } = failed;
  const { mail } = serverTexts[lang];
  const texts = subscriptionTexts[lang].mail;
  const contact = addressOf(organisation.email);
  const blocks = [
    [mail.greeting(payer.prenom)],
    [
      texts.body(formatMoney(failed.montant, failed.currency, lang), organisation.name),
      failed.final ? texts.final : texts.retry,
    ],
    failed.final ? [] : [texts.change(manageUrl)],
    [mail.reference(failed.reference)],
    contact ? [mail.contact(contact)] : [],
  ];
  return letterOf({
    lang,
    organisation,
    to: { name: `${payer.prenom} ${payer.nom}`, address: payer.email },
    replyTo: contact,
    subject: texts.subject(organisation.name),
    blocks,
    isTrial: failed.mode === 'test',
    date: failed.failedAt,
  });
}
