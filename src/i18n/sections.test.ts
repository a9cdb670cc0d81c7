import { readdirSync } from 'node:fs';
import type { FormWarning, ProblemCode } from '../core/form';
import { languages, type Language } from '../contract/terms/languages';
import { withFallback, type PartialTexts } from './catalogue';
import { campaignTexts } from './campaign';
import { campaignGiveTexts } from './campaignGive';
import { campaignMoreTexts } from './campaignMore';
import { campaignTemplateTexts } from './campaignTemplates';
import { commonTexts } from './common';
import { confirmTexts } from './confirm';
import { deskTexts } from './desk';
import { deskCampaignEditTexts } from './deskCampaignEdit';
import { deskCampaignToolsTexts } from './deskCampaignTools';
import { deskCampaignsTexts } from './deskCampaigns';
import { deskEveningTexts } from './deskEvening';
import { deskBookingsTexts } from './deskBookings';
import { deskFormsTexts } from './deskForms';
import { deskEditingTexts } from './deskEditing';
import { deskPicturesTexts } from './deskPictures';
import { deskContentTexts } from './deskContent';
import { deskMailsTexts } from './deskMails';
import { deskToldTexts } from './deskTold';
import { deskMediaTexts } from './deskMedia';
import { deskMenuTexts } from './deskMenu';
import { deskPagesTexts } from './deskPages';
import { deskFundsTexts } from './deskFunds';
import { deskGalleriesTexts } from './deskGalleries';
import { formWaitingTexts } from './formWaiting';
import { deskWaitingTexts } from './deskWaiting';
import { deskNewsletterTexts } from './deskNewsletter';
import { deskOperatorTexts } from './deskOperator';
import { deskOverviewTexts } from './deskOverview';
import { deskPaymentsTexts } from './deskPayments';
import { deskPublicTexts } from './deskPublic';
import { deskRemovalTexts } from './deskRemoval';
import { deskSearchTexts } from './deskSearch';
import { deskSectionsTexts } from './deskSections';
import { deskServicesTexts } from './deskServices';
import { deskSettingsTexts } from './deskSettings';
import { deskContactImportTexts } from './deskContactImport';
import { deskContactsTexts } from './deskContacts';
import { deskDebtsTexts } from './deskDebts';
import { deskLinksTexts } from './deskLinks';
import { deskStartTexts } from './deskStart';
import { deskStockTexts } from './deskStock';
import { deskSubscriptionsTexts } from './deskSubscriptions';
import { deskPromiseImportTexts } from './deskPromiseImport';
import { deskTableTexts } from './deskTable';
import { deskTranslationsTexts } from './deskTranslations';
import { deskTechnicalTexts } from './deskTechnical';
import { deskTimesTexts } from './deskTimes';
import { donationTexts } from './donation';
import { eveningTexts } from './evening';
import { formTexts } from './form';
import { formBookingTexts } from './formBooking';
import { formBuilderTexts } from './formBuilder';
import { formEditorTexts } from './formEditor';
import { formPageTexts } from './formPages';
import { formPanelTexts } from './formPanel';
import { formOrderTexts } from './formOrder';
import { formDraftTexts } from './formDrafts';
import { formTemplateTexts } from './formTemplates';
import { formVersionTexts } from './formVersions';
import { formWarningTexts } from './formWarnings';
import { formSettingTexts } from './formSettings';
import { formMediaTexts } from './formMedia';
import { formCalendarTexts } from './formCalendars';
import { formToolTexts } from './formTools';
import { formMoreTexts } from './formMore';
import { formSendingTexts } from './formSending';
import { formPeopleTexts } from './formPeople';
import { giftMailTexts } from './giftMail';
import { hebrewCalendarTexts } from './hebrewCalendar';
import { mailSampleTexts } from './mailSample';
import { newsletterTexts } from './newsletter';
import { waitingTexts } from './waiting';
import { paymentTexts } from './payment';
import { paymentMoreTexts } from './paymentMore';
import { paymentReturnTexts } from './paymentReturn';
import { richTextEditorTexts } from './richTextEditor';
import { screenTexts } from './screen';
import { screenRemoteTexts } from './screenRemote';
import { serverTexts } from './server';
import { siteTexts } from './site';
import { sitePagesTexts } from './sitePages';
import { siteCardsTexts } from './siteCards';
import { siteContentTexts } from './siteContent';
import { siteHomeTexts } from './siteHome';
import { siteServicesTexts } from './siteServices';
import { siteTimesTexts } from './siteTimes';
import { subscriptionTexts } from './subscription';
import { tableTexts } from './tables';
import { userTexts } from './users';

/** Written so in all letters. */
const brands = ['WhatsApp', 'Facebook', 'Instagram', 'YouTube', 'TikTok'];

type Texts = Readonly<Record<string, unknown>>;
type Section = Readonly<Record<Language, () => Promise<Texts | PartialTexts<Texts>>>>;

const eager = (texts: Readonly<Record<Language, Texts>>) =>
  Object.fromEntries(languages.map((lang) => [lang, () => Promise.resolve(texts[lang])])) as Section;

/** Every folder of src/i18n; the texts of problems and the names of mails are in the sections that they go with. */
const sections: Readonly<Record<string, Section>> = {
  campaign: campaignTexts,
  campaignGive: campaignGiveTexts,
  campaignMore: campaignMoreTexts,
  campaignTemplates: eager(campaignTemplateTexts),
  common: commonTexts,
  confirm: eager(confirmTexts),
  desk: deskTexts,
  deskCampaigns: deskCampaignsTexts,
  deskCampaignEdit: deskCampaignEditTexts,
  deskCampaignTools: deskCampaignToolsTexts,
  deskBookings: deskBookingsTexts,
  deskForms: deskFormsTexts,
  deskGalleries: deskGalleriesTexts,
  deskOverview: deskOverviewTexts,
  deskEditing: deskEditingTexts,
  deskPictures: deskPicturesTexts,
  deskContent: deskContentTexts,
  deskMails: deskMailsTexts,
  deskTold: deskToldTexts,
  deskMedia: deskMediaTexts,
  deskMenu: deskMenuTexts,
  deskPages: deskPagesTexts,
  deskFunds: deskFundsTexts,
  deskPayments: deskPaymentsTexts,
  deskPublic: deskPublicTexts,
  deskRemoval: deskRemovalTexts,
  deskSearch: deskSearchTexts,
  deskSections: deskSectionsTexts,
  deskNewsletter: deskNewsletterTexts,
  deskOperator: deskOperatorTexts,
  deskWaiting: deskWaitingTexts,
  formWaiting: formWaitingTexts,
  deskServices: deskServicesTexts,
  deskStock: deskStockTexts,
  deskTranslations: deskTranslationsTexts,
  deskPromiseImport: deskPromiseImportTexts,
  deskTable: deskTableTexts,
  deskSettings: deskSettingsTexts,
  deskContactImport: deskContactImportTexts,
  deskContacts: deskContactsTexts,
  deskDebts: deskDebtsTexts,
  deskLinks: deskLinksTexts,
  deskStart: deskStartTexts,
  deskSubscriptions: deskSubscriptionsTexts,
  deskTechnical: deskTechnicalTexts,
  deskTimes: deskTimesTexts,
  deskEvening: deskEveningTexts,
  donation: donationTexts,
  evening: eveningTexts,
  form: formTexts,
  formBooking: formBookingTexts,
  formBuilder: formBuilderTexts,
  formEditor: formEditorTexts,
  formOrder: formOrderTexts,
  formPages: formPageTexts,
  formPanel: formPanelTexts,
  formDrafts: formDraftTexts,
  formTemplates: formTemplateTexts,
  formVersions: formVersionTexts,
  formWarnings: formWarningTexts,
  formSettings: formSettingTexts,
  formMedia: formMediaTexts,
  formCalendars: formCalendarTexts,
  formTools: formToolTexts,
  formMore: formMoreTexts,
  formSending: formSendingTexts,
  formPeople: formPeopleTexts,
  giftMail: eager(giftMailTexts),
  hebrewCalendar: eager(hebrewCalendarTexts),
  mailSample: eager(mailSampleTexts),
  newsletter: eager(newsletterTexts),
  waiting: eager(waitingTexts),
  payment: paymentTexts,
  paymentMore: paymentMoreTexts,
  paymentReturn: paymentReturnTexts,
  richTextEditor: richTextEditorTexts,
  screen: screenTexts,
  screenRemote: screenRemoteTexts,
  server: eager(serverTexts),
  site: siteTexts,
  sitePages: sitePagesTexts,
  siteCards: siteCardsTexts,
  siteContent: siteContentTexts,
  siteHome: siteHomeTexts,
  siteServices: siteServicesTexts,
  siteTimes: siteTimesTexts,
  tables: eager(tableTexts),
  users: eager(userTexts),
  subscription: eager(subscriptionTexts),
};
const names = Object.keys(sections);

/** The texts of a section by dotted key. */
function leaves(value: unknown, path: string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]));
}

const load = async (name: string, lang: Language) => new Map(leaves(await sections[name]?.[lang]()));

/** A text with typical arguments: digits pass for an amount, a name and a number. */
const say = (text: unknown): string[] =>
  typeof text === 'function'
    ? ['1', '2', '5', '21'].map((count) =>
        String((text as (...args: unknown[]) => unknown)(...Array(text.length).fill(count))),
      )
    : [String(text)];

describe('sections of texts', () => {
  it('I18N-01 are all looked at here', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...names, 'mailNames', 'problems'].sort());
  });

  describe.each(names)('%s', (name) => {
    it.each(languages)('I18N-01 has every key in %s, taking as many arguments', async (lang) => {
      const [french, texts] = await Promise.all([load(name, 'fr'), load(name, lang)]);
      const shape = (of: Map<string, unknown>) =>
        [...of].map(([key, text]) => `${key} ${typeof text === 'function' ? text.length : typeof text}`).sort();
      expect(shape(texts)).toEqual(shape(french));
    });

    it.each(languages)('I18N-01 says something in %s, with what it was given', async (lang) => {
      for (const [key, text] of await load(name, lang))
        for (const said of say(text))
          expect([key, said]).toEqual([key, expect.stringMatching(/^(?!.*(undefined|NaN|\[object)).*\S/s)]);
    });

    it('I18N-01 is written in the letters of its language', async () => {
      const letters: Partial<Record<Language, RegExp>> = { he: /\p{Script=Hebrew}/u, ru: /\p{Script=Cyrillic}/u };
      const foreign: Record<Language, RegExp> = {
        fr: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u,
        en: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u,
        he: /\p{Script=Cyrillic}/u,
        it: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u,
        pt: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u,
        ru: /\p{Script=Hebrew}/u,
      };
      for (const lang of languages)
        for (const [key, text] of await load(name, lang)) {
          const [said = ''] = say(text);
          expect([lang, key, foreign[lang].test(said)]).toEqual([lang, key, false]);
          if (/\p{L}{2}/u.test(said) && !brands.includes(said) && letters[lang])
            expect([lang, key, said]).toEqual([lang, key, expect.stringMatching(letters[lang])]);
        }
    });
  });
});

describe('French literals', () => {
  it.each([
    ['STR-01', 'payment', 'problems.required', 'Ce champ est obligatoire'],
    ['STR-02', 'payment', 'problems.phone', 'Le numéro de téléphone est invalide'],
    ['STR-03', 'payment', 'problems.email', "Cette adresse email n'est pas valide"],
    ['STR-04', 'payment', 'problems.atLeastTwo', 'Ce champ doit contenir au moins 2 chiffres'],
    ['STR-05', 'payment', 'problems.atLeastThree', 'Ce champ doit contenir au moins 3 chiffres'],
    ['STR-06', 'payment', 'amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-06', 'donation', 'amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-06', 'server', 'refusals.amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-29', 'campaign', 'give', 'Faire un don'],
    ['STR-29', 'campaign', 'goal', 'OBJECTIF'],
    ['STR-29', 'campaign', 'newGoal', 'NOUVEL OBJECTIF'],
    ['STR-29', 'campaign', 'remaining', 'Temps restant'],
    ['STR-29', 'campaign', 'donors', 'Donateurs'],
    ['STR-29', 'campaignMore', 'teams', 'Équipes'],
    ['STR-29', 'campaignMore', 'anonymous', 'Anonyme'],
    ['STR-40', 'campaignMore', 'expiredTitle', 'Cette cagnotte est expiré !'],
    ['STR-07', 'payment', 'problems.amountInvalid', 'Montant invalide'],
    ['STR-07', 'donation', 'amountInvalid', 'Montant invalide'],
    ['STR-07', 'server', 'refusals.amountInvalid', 'Montant invalide'],
    ['STR-01', 'server', 'fields.required', 'Ce champ est obligatoire'],
    ['STR-02', 'server', 'fields.phone', 'Le numéro de téléphone est invalide'],
    ['STR-03', 'server', 'fields.email', "Cette adresse email n'est pas valide"],
    ['STR-04', 'server', 'fields.atLeastTwo', 'Ce champ doit contenir au moins 2 chiffres'],
    ['STR-05', 'server', 'fields.atLeastThree', 'Ce champ doit contenir au moins 3 chiffres'],
    ['STR-08', 'formWarnings', 'productMissing', 'Veuillez sélectionner un produit.'],
    ['STR-09', 'formSending', 'articleMinimum', 'Vous devez choisir minimum 1 article.'],
    ['STR-01', 'form', 'problems.required', 'Ce champ est obligatoire'],
    ['STR-02', 'form', 'problems.phone', 'Le numéro de téléphone est invalide'],
    ['STR-03', 'form', 'problems.email', "Cette adresse email n'est pas valide"],
    ['STR-07', 'form', 'problems.amountInvalid', 'Montant invalide'],
    ['BUILD-04', 'formWarnings', 'calendarMissing', 'Veuillez choisir un calendrier'],
    ['BUILD-04', 'formWarnings', 'paymentMethodsMissing', 'Veuillez ajouter des moyens de paiement'],
    ['BUILD-04', 'formWarnings', 'blockMissing', 'Veuillez choisir un bloc'],
    ['BUILD-04', 'formWarnings', 'conditionFieldMissing', "Le champ n'existe pas"],
    ['BUILD-04', 'formWarnings', 'urlMissing', 'Veuillez saisir une URL'],
    ['BUILD-04', 'formWarnings', 'pdfMissing', 'Veuillez télécharger un fichier PDF'],
    ['BUILD-04', 'formWarnings', 'videoMissing', 'Veuillez télécharger une video'],
    ['STR-06', 'campaignGive', 'amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-10', 'campaignGive', 'sideMinimum', 'Minimum 1€'],
    ['STR-23', 'campaignGive', 'showMore', 'Voir Plus'],
    ['STR-12', 'payment', 'missingTitle', 'Champs obligatoires'],
    ['STR-13', 'payment', 'missingText', 'Veuillez renseigner tous les champs obligatoires avant de soumettre le paiement.'],
    ['STR-15', 'payment', 'noReceipt', 'Ce paiement ne délivre pas de Reçu Fiscal !'],
    ['PAY-03', 'payment', 'receipt', 'Ce paiement délivre un Reçu Fiscal !'],
    ['STR-16', 'payment', 'reusable', 'Ce lien de paiement est réutilisable !'],
    ['PAY-62', 'payment', 'rememberMe', 'Se souvenir de moi'],
    ['PAY-62', 'payment', 'forget', 'Oublier'],
    ['STR-27', 'donation', 'mainCaisse', 'Caisse Principale'],
    ['STR-27', 'server', 'mainCaisse', 'Caisse Principale'],
    ['STR-29', 'donation', 'title', 'Faire un don'],
    ['STR-22', 'siteContent', 'events.details', 'Détails'],
    ['STR-22', 'siteContent', 'events.map', 'Carte'],
    ['STR-22', 'siteContent', 'events.contact', 'Nous Contactez'],
    ['STR-23', 'siteCards', 'news.more', 'Voir Plus...'],
    ['STR-23', 'siteContent', 'pager.more', 'Voir Plus'],
    ['STR-24', 'siteContent', 'articles.recent', 'Articles Récents'],
    ['STR-25', 'siteContent', 'galleries.created', 'Créée le 1€'],
    ['STR-01', 'siteContent', 'contact.required', 'Ce champ est obligatoire'],
    ['STR-03', 'siteContent', 'contact.emailInvalid', "Cette adresse email n'est pas valide"],
    ['STR-36', 'siteContent', 'events.noUpcoming', "Cet organisme n'a pas d'événement à venir"],
    ['STR-36', 'siteContent', 'events.noPast', "Cet organisme n'a pas encore d'événement passé"],
    ['STR-37', 'siteCards', 'news.empty', "Cet organisme n'a pas encore d'actualités."],
    ['STR-38', 'siteContent', 'galleries.empty', "Cet organisme n'a pas encore de galerie."],
    ['STR-33', 'formMore', 'sorry', 'Désolé...'],
    ['STR-33', 'formMore', 'noHours', "Cet organisme n'a pas encore communiqué ses horaires"],
    ['STR-40', 'donation', 'expiredTitle', 'Cette cagnotte est expiré !'],
    ['STR-40', 'donation', 'expiredText', 'Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.'],
    ['STR-40', 'server', 'refusals.caisseClosed', 'Cette cagnotte est expiré ! — Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.'],
    ['STR-41', 'paymentMore', 'expiredTitle', 'Ce lien est expiré !'],
    ['STR-41', 'paymentMore', 'expiredText', 'Pour toute question contactez directement votre responsable.'],
    ['STR-44', 'common', 'somethingFailed', 'Une erreur est survenue'],
    ['STR-44', 'common', 'reload', 'Recharger la page'],
    ['STR-45', 'common', 'notFound', 'Operation serveur introuvable'],
    ['STR-45', 'common', 'serverFailed', 'Erreur interne du serveur'],
    ['STR-45', 'common', 'gatewayTimeout', 'Gateway Timeout'],
    ['STR-50', 'form', 'problems.emailOfPayer', "L'adresse email doit être différente de celle du payeur"],
    ['STR-50', 'form', 'problems.phoneOfPayer', 'Le numéro de téléphone doit être différent de celui du payeur'],
    ['STR-50', 'form', 'problems.lettersOnly', 'Lettres uniquement'],
    ['STR-50', 'form', 'problems.digitsOnly', 'Chiffres uniquement'],
    ['STR-50', 'form', 'problems.lettersAndDigitsOnly', 'Lettres et chiffres uniquement'],
    ['STR-50', 'formOrder', 'outOfStock', 'Rupture de stock'],
    ['ENT-07', 'formPeople', 'relations.GP.1', 'Grand-mère'],
  ])('%s is exact in %s.%s', async (_, section, key, expected) => {
    const text = (await load(section, 'fr')).get(key);
    // A minimum is handed over formatted, with a space that the literal does not have.
    expect(typeof text === 'function' ? (text as (amount: string) => string)('1€') : text).toBe(expected);
  }); // oxfmt-ignore
});

describe('messages that forms need', () => {
  /** Where each message of I18N-02 is, in its order. */
  const messages = [
    'payment.problems.required',
    'form.problems.lettersOnly',
    'form.problems.digitsOnly',
    'form.problems.lettersAndDigitsOnly',
    'payment.problems.atLeastTwo',
    'payment.problems.atLeastThree',
    'payment.problems.phone',
    'form.problems.phoneOfPayer',
    'payment.problems.email',
    'form.problems.emailOfPayer',
    'payment.amountMinimum',
    'payment.problems.amountInvalid',
    'formWarnings.productMissing',
    'formSending.articleMinimum',
    'payment.missingText',
    'formWarnings.paymentMethodsMissing',
    'formWarnings.calendarMissing',
    'formWarnings.conditionFieldMissing',
    'formOrder.outOfStock',
    'payment.reusable',
    'common.somethingFailed',
    'formMore.sorry',
    'formMore.noHours',
    'formPeople.relations.PERE.0',
    'formPeople.relations.PERE.1',
    'formPeople.relations.MARI.1',
  ];
  it.each(languages)('I18N-02 PROD-05 are all there in %s', async (lang) => {
    const texts = new Map<string, unknown>();
    for (const name of names) for (const [key, text] of await load(name, lang)) texts.set(`${name}.${key}`, text);
    expect(
      messages.filter((key) => say(texts.get(key)).some((said) => !/\p{L}/u.test(said) || said === 'undefined')),
    ).toEqual([]);
  });
});

describe('what is wrong in a form', () => {
  const codes = {
    form: keysOf<ProblemCode>({ required: 1, lettersOnly: 1, digitsOnly: 1, lettersAndDigitsOnly: 1, email: 1, emailOfPayer: 1, phone: 1, phoneOfPayer: 1, url: 1, date: 1, dateFilter: 1, choice: 1, amountInvalid: 1, tooLong: 1, tooMany: 1 }).map((code) => `problems.${code}`),
    formWarnings: keysOf<FormWarning['code']>({ keyMissing: 1, labelMissing: 1, valuesMissing: 1, calendarMissing: 1, paymentMethodsMissing: 1, productMissing: 1, blockMissing: 1, urlMissing: 1, pdfMissing: 1, videoMissing: 1, complexOnly: 1, keyTaken: 1, defaultRefused: 1, conditionFieldMissing: 1, conditionCycle: 1, mailMissing: 1, priceMissing: 1 }),
  }; // oxfmt-ignore
  it.each(languages)('ENG-04 BUILD-04 each code of src/core/form has a text in %s', async (lang) => {
    for (const [section, wanted] of Object.entries(codes)) {
      const texts = await load(section, lang);
      expect(wanted.filter((code) => typeof texts.get(code) !== 'string')).toEqual([]);
    }
  });
});

/** The compiler knows when one lacks. */
function keysOf<K extends string>(all: Readonly<Record<K, 1>>): string[] {
  return Object.keys(all);
}

describe('withFallback', () => {
  it('I18N-01 shows French for the keys that a translation lacks, one by one', () => {
    const french = { a: 'a', b: { c: 'c', d: () => 'd' }, e: ['e', 'f'] };
    expect(withFallback(french, {})).toEqual(french);
    expect(withFallback(french, { a: 'A', b: { c: undefined } } as never)).toEqual({ ...french, a: 'A' });
    expect(withFallback(french, { b: { c: 'C' }, e: ['E', 'F'] })).toEqual({
      a: 'a',
      b: { c: 'C', d: french.b.d },
      e: ['E', 'F'],
    });
    expect(withFallback(french, { extra: 'x' } as never)).toEqual(french);
  });
});
