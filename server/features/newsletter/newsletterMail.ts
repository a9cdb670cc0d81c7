import type { Language } from '../../../src/contract/common';
import { newsletterTexts } from '../../../src/i18n/newsletter';
import { composeLetter, validAddress, type Composed } from '../../outbox/composeLetter';
import { letterButton } from '../../outbox/letterButton';
import type { OwnWords } from '../../outbox/words/mailWordsStore';
import { mailWordsOf, withWords } from '../../outbox/words/withWords';

/** A wish for the newsletter as its mail tells it. */
interface MailedWish {
  readonly lang: Language;
  readonly own: OwnWords;
  readonly organisation: { readonly name: string; readonly email: string | null };
  readonly to: string;
  readonly url: string;
  readonly unsubscribe?: string;
  readonly date: Date;
}

/** The mail that asks for a confirmation (NL-02). */
export function newsletterMail({ lang, own, organisation, to, url, unsubscribe, date }: MailedWish): Composed {
  const { mail: texts } = newsletterTexts[lang];
  const values = { organisation: organisation.name };
  return composeLetter({
    ...withWords(mailWordsOf({ mail: 'newsletter', lang, own, values }), [
      [texts.body(organisation.name)],
      letterButton(lang, texts.confirm, url),
      [texts.until],
      [texts.notYou],
    ]),
    ...{ lang, organisation, date },
    ...(unsubscribe !== undefined && { unsubscribe }),
    to: { name: '', address: to },
    replyTo: validAddress(organisation.email),
  });
}
