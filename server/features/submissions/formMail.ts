import type { Language } from '../../../src/contract/common';
import { dateLocale } from '../../../src/core/calendar';
import { serverTexts } from '../../../src/i18n/server';
import type { Mail } from '../../outbox/createMailer';
import { validAddress, composeLetter } from '../../outbox/composeLetter';
import { composeTable } from '../../outbox/composeTable';

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
  /** The author's own words in a copy; empty or absent for the usual ones. */
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
/** Answers may stand in it. */
const LONGEST_SUBJECT = 250;

/** Paragraphs stand apart by empty lines. */
const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.split(/\r?\n/));

/** The copy for a form's sender, or the notice to the organisation; null without a recipient. */
export function formMail(form: MailedForm): Omit<Mail, 'id'> | null {
  const { lang, kind, organisation, sender } = form;
  const texts = serverTexts[lang].formMail;
  const { mail } = serverTexts[lang];
  const contact = validAddress(organisation.email);
  const visitor = validAddress(sender);
  const copy = kind === 'formCopy';
  const told = [...new Set(form.told)].filter((address) => validAddress(address));
  const [to, ...copies] = copy ? [visitor] : told.length > 0 ? told : [contact];
  if (!to) return null;
  const { subject = '', words = '' } = form;
  const sentAt = new Intl.DateTimeFormat(dateLocale(lang, organisation.timeZone), {
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
    subject: copy
      ? subject.trim().slice(0, LONGEST_SUBJECT) || texts.copySubject(form.title)
      : texts.noticeSubject(form.title),
    blocks: [
      [form.title],
      ...(words.trim() ? paragraphsOf(words) : [[copy ? texts.copy(organisation.name) : texts.notice]]),
      composeTable(lang, rows),
      form.answers.some(({ text }) => text === null) ? [texts.notRepeated] : [],
      [mail.date(sentAt), mail.reference(form.reference)],
      copy && contact ? [mail.contact(contact)] : [],
    ],
    isTrial: form.isTrial,
    date: form.sentAt,
  });
}
