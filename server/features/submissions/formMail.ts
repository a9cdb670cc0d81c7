import type { Language } from '../../../src/contract/common';
import type { MailWords } from '../../../src/contract/terms/wordedMails';
import { dateFormat, dateLocale } from '../../../src/core/calendar';
import { serverTexts } from '../../../src/i18n/server';
import { validAddress, composeLetter, type Composed } from '../../outbox/composeLetter';
import { composeTable } from '../../outbox/composeTable';
import type { OwnWords } from '../../outbox/words/mailWordsStore';
import { mailWordsOf, withWords } from '../../outbox/words/withWords';

/** A submission as described in mails. */
export interface MailedForm {
  readonly kind: 'formCopy' | 'formNotice';
  readonly lang: Language;
  /** A trial: no money moved, whatever its total (ENT-30). */
  readonly isTrial: boolean;
  readonly title: string;
  /** `text` is null if it must not be quoted. */
  readonly answers: readonly { readonly label: string; readonly text: string | null }[];
  /** Formatted; null if there is nothing to pay. */
  readonly total: string | null;
  readonly reference: string;
  readonly sentAt: Date;
  /** The organisation's own words of a copy. */
  readonly own: OwnWords;
  /** The form's own words in a copy, which go before the organisation's; empty or absent for the usual ones. */
  readonly subject?: string;
  readonly words?: string;
  /** Recipients of the notice; the organisation's contact if it is empty. */
  readonly told: readonly string[];
  /** The sender's address by the form, or null. */
  readonly sender: string | null;
  readonly organisation: { readonly name: string; readonly email: string | null; readonly timeZone: string };
}

/** A mail shows so much of a form; the rest is with the organisation. */
const MOST_ANSWERS = 300;
const LONGEST = 2000;

/** The copy for a form's sender, or the notice to the organisation; null without a recipient. */
export function formMail(form: MailedForm): Composed | null {
  const { lang, kind, organisation, sender } = form;
  const texts = serverTexts[lang].formMail;
  const { mail } = serverTexts[lang];
  const contact = validAddress(organisation.email);
  const visitor = validAddress(sender);
  const copy = kind === 'formCopy';
  const told = [...new Set(form.told)].filter((address) => validAddress(address));
  const [to, ...copies] = copy ? [visitor] : told.length > 0 ? told : [contact];
  if (!to) return null;
  const sentAt = dateFormat(dateLocale(lang, organisation.timeZone), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organisation.timeZone,
  }).format(form.sentAt);
  const rows = [
    ...form.answers.slice(0, MOST_ANSWERS).map(({ label, text }) => ({ label, text: text?.slice(0, LONGEST) ?? '…' })),
    ...(form.total === null ? [] : [{ label: texts.total, text: form.total }]),
  ];
  return composeLetter({
    lang,
    organisation,
    to: { name: copy ? '' : organisation.name, address: to },
    copies: copies.filter((address) => address !== null),
    replyTo: copy ? contact : visitor,
    ...withWords(
      wordsOf(form),
      [
        composeTable(lang, rows),
        form.answers.some(({ text }) => text === null) ? [texts.notRepeated] : [],
        [mail.date(sentAt), mail.reference(form.reference)],
        copy && contact ? [mail.contact(contact)] : [],
      ],
      [[form.title]],
    ),
    isTrial: form.isTrial,
    date: form.sentAt,
  });
}

/** The form's words, else the organisation's, else the server's (MAIL-07). */
function wordsOf({ kind, lang, own, title, organisation: { name }, subject = '', words = '' }: MailedForm): MailWords {
  if (kind === 'formNotice') {
    const { noticeSubject, notice } = serverTexts[lang].formMail;
    return { subject: noticeSubject(title), opening: notice, closing: name };
  }
  const usual = mailWordsOf({ mail: 'formCopy', lang, own, values: { formulaire: title, organisation: name } });
  return { ...usual, ...(subject.trim() && { subject }), ...(words.trim() && { opening: words }) };
}
