import type { Language } from '../../../src/contract/terms/languages';
import type { MailWords, WordedMail } from '../../../src/contract/terms/wordedMails';
import { dateLocale } from '../../../src/core/calendar';
import { formatMoney, toMinor, type Units } from '../../../src/core/money';
import { timeZoneOf } from '../../../src/core/organisation';
import { mailSampleTexts } from '../../../src/i18n/mailSample';
import type { Deps } from '../../deps';
import type { Composed } from '../../outbox/composeLetter';
import { pledgeMail } from '../campaigns/pledges/pledgeMail';
import { heldMail } from '../confirm/heldMail';
import { newsletterMail } from '../newsletter/newsletterMail';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import { confirmationMail } from '../payments/letters/confirmationMail';
import { failedMail } from '../payments/letters/failedMail';
import { goneMail } from '../payments/letters/goneMail';
import { manageMail } from '../payments/letters/manageMail';
import { formMail } from '../submissions/formMail';

const AMOUNT = 50 as Units;
const DAY = 24 * 60 * 60 * 1000;

interface Example {
  readonly mail: WordedMail;
  readonly lang: Language;
  readonly words: MailWords;
  readonly to: string;
}

/** A mail as the sender of real ones writes it, about a payer who is not there (MAIL-08). Its links lead to the site's home page. */
export function exampleMail(
  deps: Pick<Deps, 'config' | 'now' | 'canIssueReceipts'>,
  organisation: OrganisationRecord,
  { mail, lang, words, to }: Example,
): Composed {
  const sample = mailSampleTexts[lang];
  const { devise: currency, name, contact } = organisation;
  const timeZone = timeZoneOf(organisation);
  const [url, date, montant] = [siteAddress(deps, organisation), deps.now(), toMinor(AMOUNT, currency)];
  const about = {
    ...{ lang, own: { [lang]: words }, mode: 'live' as const, reference: 'A1B2C3D4' },
    payer: { prenom: sample.prenom, nom: sample.nom, email: to },
    organisation: { name, email: contact?.email ?? null, timeZone },
  };
  const { objet: label, formulaire: title } = sample;
  const written = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const confirmation = (isGift: boolean) =>
    confirmationMail({
      ...{ ...about, currency, isGift, charges: [montant], monthly: null, first: montant, divided: false },
      ...(isGift ? { label: sample.caisse, caisse: sample.caisse } : { label, caisse: null }),
      cerfa: isGift && deps.canIssueReceipts(organisation) ? true : null,
      ...{ manageUrl: null, paidAt: date },
    });
  const write: Readonly<Record<WordedMail, () => Composed | null>> = {
    thanks: () => confirmation(true),
    payment: () => confirmation(false),
    failed: () => failedMail({ ...about, label, montant, currency, final: false, manageUrl: url, failedAt: date }),
    gone: () => goneMail({ ...about, montant, currency, title: label, at: date }),
    manage: () => manageMail({ ...about, label, manageUrl: url, date }),
    pledge: () =>
      pledgeMail({
        ...{ ...about, to, url, date, isTrial: false, campagne: sample.campagne },
        montant: formatMoney(montant, currency, lang),
      }),
    formCopy: () =>
      formMail({
        ...{ ...about, kind: 'formCopy', isTrial: false, title, answers: sample.answers, total: null, told: [] },
        ...{ sender: to, sentAt: date },
      }),
    formHeld: () => {
      const until = new Intl.DateTimeFormat(dateLocale(lang, timeZone), written).format(date.getTime() + DAY);
      return heldMail({ ...about, to, url, date, title, places: [sample.place], until });
    },
    newsletter: () => newsletterMail({ ...about, to, url, date }),
  };
  const example = write[mail]();
  if (!example) throw new Error('orgkit: an example for nobody');
  return example;
}
