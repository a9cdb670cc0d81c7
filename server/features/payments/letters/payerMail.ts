import type { Language } from '../../../../src/contract/common';
import type { Mode } from '../../../../src/core/organisation';
import { serverTexts } from '../../../../src/i18n/server';
import type { Mail } from '../../../outbox/createMailer';
import { validAddress, composeLetter, type Block } from '../../../outbox/composeLetter';

/** Which payment a mail to its payer is about. */
export interface AboutPayment {
  readonly reference: string;
  readonly lang: Language;
  /** In a trial no money moved (ENT-30). */
  readonly mode: Mode;
  readonly payer: { readonly prenom: string; readonly nom: string; readonly email: string };
  readonly organisation: { readonly name: string; readonly email: string | null; readonly timeZone: string };
}

interface Said {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly date: Date;
}

/** A mail to a payer in their language: begins with a greeting, ends with whom to write to. */
export function payerMail(about: AboutPayment, { subject, blocks, date }: Said): Omit<Mail, 'id'> {
  const { lang, mode, payer, organisation } = about;
  const texts = serverTexts[lang].mail;
  const contact = validAddress(organisation.email);
  return composeLetter({
    lang,
    organisation,
    to: { name: `${payer.prenom} ${payer.nom}`, address: payer.email },
    replyTo: contact,
    subject,
    blocks: [[texts.greeting(payer.prenom)], ...blocks, contact ? [texts.contact(contact)] : []],
    isTrial: mode === 'test',
    date,
  });
}
