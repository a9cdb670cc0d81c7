import type { Language } from '../../../../src/contract/common';
import { serverTexts } from '../../../../src/i18n/server';
import { composeLetter, validAddress, type Composed } from '../../../outbox/composeLetter';
import type { OwnWords } from '../../../outbox/words/mailWordsStore';
import { mailWordsOf, withWords } from '../../../outbox/words/withWords';

/** A promise as its mail tells it. */
interface MailedPledge {
  readonly lang: Language;
  readonly own: OwnWords;
  readonly organisation: { readonly name: string; readonly email: string | null };
  readonly to: string;
  /** Formatted. */
  readonly montant: string;
  readonly campagne: string;
  /** Where it can be paid. */
  readonly url: string;
  readonly isTrial: boolean;
  readonly date: Date;
}

/** The mail with the link that pays a promise. */
export function pledgeMail({
  lang,
  own,
  organisation,
  to,
  montant,
  campagne,
  url,
  isTrial,
  date,
}: MailedPledge): Composed {
  const { pledges, mail } = serverTexts[lang];
  const contact = validAddress(organisation.email);
  const values = { montant, campagne, organisation: organisation.name };
  return composeLetter({
    ...withWords(mailWordsOf({ mail: 'pledge', lang, own, values }), [
      [pledges.promised(montant, campagne, organisation.name)],
      [pledges.pay(url), pledges.unpaid],
      contact ? [mail.contact(contact)] : [],
    ]),
    ...{ lang, organisation, isTrial, date },
    to: { name: '', address: to },
    replyTo: contact,
  });
}
