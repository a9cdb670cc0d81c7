import type { Language } from '../../../../src/contract/common';
import type { WordedMail } from '../../../../src/contract/terms/wordedMails';
import type { Mode } from '../../../../src/core/organisation';
import { serverTexts } from '../../../../src/i18n/server';
import { composeLetter, validAddress, type Block, type Composed } from '../../../outbox/composeLetter';
import type { OwnWords } from '../../../outbox/words/mailWordsStore';
import { mailWordsOf, withWords, type Worded } from '../../../outbox/words/withWords';

/** Which payment a mail to its payer is about. */
export interface AboutPayment {
  readonly reference: string;
  readonly lang: Language;
  /** In a trial no money moved (ENT-30). */
  readonly mode: Mode;
  readonly payer: { readonly prenom: string; readonly nom: string; readonly email: string };
  readonly organisation: { readonly name: string; readonly email: string | null; readonly timeZone: string };
  /** The organisation's own words of this mail. */
  readonly own: OwnWords;
}

interface Said<M extends WordedMail> extends Pick<Worded<M>, 'mail' | 'values'> {
  readonly facts: readonly Block[];
  readonly date: Date;
}

/** The placeholders that all mails to payers have. */
export const payerValues = ({ payer: { prenom, nom }, organisation }: AboutPayment) => ({
  ...{ prenom, nom },
  organisation: organisation.name,
});

/** A mail to a payer in their language: begins with a greeting, ends with whom to write to. */
export function payerMail<M extends WordedMail>(about: AboutPayment, { facts, date, mail, values }: Said<M>): Composed {
  const { lang, mode, payer, organisation, own } = about;
  const contact = validAddress(organisation.email);
  const ask = contact ? [serverTexts[lang].mail.contact(contact)] : [];
  return composeLetter({
    ...withWords(mailWordsOf({ mail, lang, own, values }), [...facts, ask]),
    lang,
    organisation,
    to: { name: `${payer.prenom} ${payer.nom}`, address: payer.email },
    replyTo: contact,
    isTrial: mode === 'test',
    date,
  });
}
