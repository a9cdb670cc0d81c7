import type { Language } from '../../../../src/contract/common';
import { formatMoney, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import { serverTexts } from '../../../../src/i18n/server';
import type { Mail } from '../../../outbox/createMailer';
import { addressOf, letterOf } from '../../../outbox/letterOf';

/** A payment that goes back because what it pays was gone when it came. */
export interface GonePayment {
  readonly lang: Language;
  readonly mode: Mode;
  readonly montant: Minor;
  readonly currency: string;
  /** Title of the form. */
  readonly title: string;
  readonly reference: string;
  readonly at: Date;
  readonly payer: { readonly prenom: string; readonly nom: string; readonly email: string };
  readonly organisation: { readonly name: string; readonly email: string | null };
}

/** The mail that tells a payer that what they chose is gone and that the money goes back, in their language (SRV-14). */
export function goneMail(gone: GonePayment): Omit<Mail, 'id'> {
  const { lang, payer, organisation, title } = gone;
  const { mail, goneMail: texts } = serverTexts[lang];
  const contact = addressOf(organisation.email);
  return letterOf({
    lang,
    organisation,
    to: { name: `${payer.prenom} ${payer.nom}`, address: payer.email },
    replyTo: contact,
    subject: texts.subject(title),
    blocks: [
      [mail.greeting(payer.prenom)],
      [texts.gone(formatMoney(gone.montant, gone.currency, lang), title), texts.back],
      [mail.reference(gone.reference)],
      contact ? [mail.contact(contact)] : [],
    ],
    isTrial: gone.mode === 'test',
    date: gone.at,
  });
}
