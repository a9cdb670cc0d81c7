import type { Language } from '../../../src/contract/terms/languages';
import { mailPlaceholders, type MailWords, type WordedMail } from '../../../src/contract/terms/wordedMails';
import { confirmTexts } from '../../../src/i18n/confirm';
import { newsletterTexts } from '../../../src/i18n/newsletter';
import { serverTexts } from '../../../src/i18n/server';
import { subscriptionTexts } from '../../../src/i18n/subscription';

/** What stands in the place of each placeholder of a mail. */
export type ValuesOf<M extends WordedMail> = Readonly<
  Record<(typeof mailPlaceholders)[M][number] | 'organisation', string>
>;
type Standard = { readonly [M in WordedMail]: (lang: Language, values: ValuesOf<M>) => Omit<MailWords, 'closing'> };

const greeting = (lang: Language, { prenom }: { readonly prenom: string }) => serverTexts[lang].mail.greeting(prenom);

const standard: Standard = {
  thanks: (lang, values) => ({
    subject: serverTexts[lang].mail.subject(values.organisation),
    opening: greeting(lang, values),
  }),
  payment: (lang, values) => ({
    subject: serverTexts[lang].mail.paid.subject(values.organisation),
    opening: greeting(lang, values),
  }),
  failed: (lang, values) => ({
    subject: subscriptionTexts[lang].mail.subject(values.organisation),
    opening: greeting(lang, values),
  }),
  gone: (lang, values) => ({
    subject: serverTexts[lang].goneMail.subject(values.objet),
    opening: greeting(lang, values),
  }),
  manage: (lang, values) => ({
    subject: subscriptionTexts[lang].mail.manageSubject(values.organisation),
    opening: greeting(lang, values),
  }),
  pledge: (lang, { campagne }) => ({ subject: serverTexts[lang].pledges.subject(campagne), opening: '' }),
  formCopy: (lang, { formulaire, organisation }) => ({
    subject: serverTexts[lang].formMail.copySubject(formulaire),
    opening: serverTexts[lang].formMail.copy(organisation),
  }),
  formHeld: (lang, { formulaire }) => ({ subject: confirmTexts[lang].mail.subject(formulaire), opening: '' }),
  newsletter: (lang, { organisation }) => ({
    subject: newsletterTexts[lang].mail.subject(organisation),
    opening: '',
  }),
};

/** The server's words of a mail around its facts. */
export const standardWords = <M extends WordedMail>(mail: M, lang: Language, values: ValuesOf<M>): MailWords => ({
  ...standard[mail](lang, values),
  closing: values.organisation,
});

/** The same with the placeholders themselves, for whoever writes other ones. */
export function standardTemplates<M extends WordedMail>(mail: M, lang: Language): MailWords {
  const names = mailPlaceholders[mail].map((key) => [key, `{${key}}`]);
  return standardWords(mail, lang, Object.fromEntries(names) as ValuesOf<M>);
}
