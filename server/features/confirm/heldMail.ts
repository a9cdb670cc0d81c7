import type { Language } from '../../../src/contract/common';
import { confirmTexts } from '../../../src/i18n/confirm';
import { composeLetter, validAddress, type Composed } from '../../outbox/composeLetter';
import { letterButton } from '../../outbox/letterButton';
import type { OwnWords } from '../../outbox/words/mailWordsStore';
import { mailWordsOf, withWords } from '../../outbox/words/withWords';

/** A submission to be confirmed as its mail tells it. */
interface MailedHold {
  readonly lang: Language;
  readonly own: OwnWords;
  readonly organisation: { readonly name: string; readonly email: string | null };
  readonly to: string;
  readonly title: string;
  readonly places: readonly string[];
  readonly until: string;
  readonly url: string;
  readonly date: Date;
}

/** The mail with a confirmation link (SRV-15). */
export function heldMail({ lang, own, organisation, title, places, until, ...held }: MailedHold): Composed {
  const { mail: texts } = confirmTexts[lang];
  const values = { formulaire: title, organisation: organisation.name };
  return composeLetter({
    ...withWords(mailWordsOf({ mail: 'formHeld', lang, own, values }), [
      [texts.body(organisation.name)],
      [title, ...places],
      letterButton(lang, texts.confirm, held.url),
      [texts.until(until)],
      [texts.notYou],
    ]),
    lang,
    organisation,
    to: { name: '', address: held.to },
    replyTo: validAddress(organisation.email),
    date: held.date,
  });
}
