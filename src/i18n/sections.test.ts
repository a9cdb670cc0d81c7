import { readdirSync } from 'node:fs';
import { languages, type Language } from '../core/languages';
import { withFallback, type PartialTexts } from './catalogue';
import { commonTexts } from './common';
import { donationTexts } from './donation';
import { formTexts } from './form';
import { paymentTexts } from './payment';
import { paymentMoreTexts } from './paymentMore';
import { paymentReturnTexts } from './paymentReturn';
import { serverTexts } from './server';
import { subscriptionTexts } from './subscription';

type Texts = Readonly<Record<string, unknown>>;
type Section = Readonly<Record<Language, () => Promise<Texts | PartialTexts<Texts>>>>;

const eager = (texts: Readonly<Record<Language, Texts>>) =>
  Object.fromEntries(languages.map((lang) => [lang, () => Promise.resolve(texts[lang])])) as Section;

/** Every folder of src/i18n. */
const sections: Readonly<Record<string, Section>> = {
  common: commonTexts,
  donation: donationTexts,
  form: formTexts,
  payment: paymentTexts,
  paymentMore: paymentMoreTexts,
  paymentReturn: paymentReturnTexts,
  server: eager(serverTexts),
  subscription: eager(subscriptionTexts),
};
const names = Object.keys(sections);

/** The texts of a section by dotted key. */
function leaves(value: unknown, path: string[] = []): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]));
}

const load = async (name: string, lang: Language) => new Map(leaves(await sections[name]?.[lang]()));

/** What a text says for typical arguments: digits pass for an amount, a name and a number. */
const say = (text: unknown): string[] =>
  typeof text === 'function'
    ? ['1', '2', '5', '21'].map((count) =>
        String((text as (...args: unknown[]) => unknown)(...Array(text.length).fill(count))),
      )
    : [String(text)];

describe('sections of texts', () => {
  it('I18N-01 are all looked at here', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(names);
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
          if (/\p{L}{2}/u.test(said) && letters[lang])
            expect([lang, key, said]).toEqual([lang, key, expect.stringMatching(letters[lang])]);
        }
    });
  });
});

describe('French literals', () => {
  it.each([
    ['STR-01', 'payment', 'required', 'Ce champ est obligatoire'],
    ['STR-02', 'payment', 'phoneInvalid', 'Le numéro de téléphone est invalide'],
    ['STR-03', 'payment', 'emailInvalid', "Cette adresse email n'est pas valide"],
    ['STR-04', 'payment', 'atLeastTwo', 'Ce champ doit contenir au moins 2 chiffres'],
    ['STR-05', 'payment', 'atLeastThree', 'Ce champ doit contenir au moins 3 chiffres'],
    ['STR-06', 'payment', 'amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-06', 'donation', 'amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-06', 'server', 'refusals.amountMinimum', 'Le montant doit être au minimum de 1€'],
    ['STR-07', 'payment', 'amountInvalid', 'Montant invalide'],
    ['STR-07', 'donation', 'amountInvalid', 'Montant invalide'],
    ['STR-07', 'server', 'refusals.amountInvalid', 'Montant invalide'],
    ['STR-01', 'server', 'fields.required', 'Ce champ est obligatoire'],
    ['STR-02', 'server', 'fields.phone', 'Le numéro de téléphone est invalide'],
    ['STR-03', 'server', 'fields.email', "Cette adresse email n'est pas valide"],
    ['STR-04', 'server', 'fields.atLeastTwo', 'Ce champ doit contenir au moins 2 chiffres'],
    ['STR-05', 'server', 'fields.atLeastThree', 'Ce champ doit contenir au moins 3 chiffres'],
    ['STR-08', 'form', 'productMissing', 'Veuillez sélectionner un produit.'],
    ['STR-09', 'form', 'articleMinimum', 'Vous devez choisir minimum 1 article.'],
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
    ['STR-33', 'form', 'sorry', 'Désolé...'],
    ['STR-33', 'form', 'noHours', "Cet organisme n'a pas encore communiqué ses horaires"],
    ['STR-40', 'donation', 'expiredTitle', 'Cette cagnotte est expiré !'],
    ['STR-40', 'donation', 'expiredText', 'Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.'],
    ['STR-40', 'server', 'refusals.caisseClosed', 'Cette cagnotte est expiré ! — Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.'],
    ['STR-41', 'payment', 'expiredTitle', 'Ce lien est expiré !'],
    ['STR-41', 'payment', 'expiredText', 'Pour toute question contactez directement votre responsable.'],
    ['STR-44', 'common', 'somethingFailed', 'Une erreur est survenue'],
    ['STR-44', 'common', 'reload', 'Recharger la page'],
    ['STR-45', 'common', 'notFound', 'Operation serveur introuvable'],
    ['STR-45', 'common', 'serverFailed', 'Erreur interne du serveur'],
    ['STR-45', 'common', 'gatewayTimeout', 'Gateway Timeout'],
    ['STR-50', 'form', 'emailOfPayer', "L'adresse email doit être différente de celle du payeur"],
    ['STR-50', 'form', 'phoneOfPayer', 'Le numéro de téléphone doit être différent de celui du payeur'],
    ['STR-50', 'form', 'lettersOnly', 'Lettres uniquement'],
    ['STR-50', 'form', 'digitsOnly', 'Chiffres uniquement'],
    ['STR-50', 'form', 'lettersAndDigitsOnly', 'Lettres et chiffres uniquement'],
    ['STR-50', 'form', 'outOfStock', 'Rupture de stock'],
    ['ENT-07', 'form', 'relations.GP.1', 'Grand-mère'],
  ])('%s is exact in %s.%s', async (_, section, key, expected) => {
    const text = (await load(section, 'fr')).get(key);
    // A minimum is handed over formatted, with a space that the literal does not have.
    expect(typeof text === 'function' ? (text as (amount: string) => string)('1€') : text).toBe(expected);
  }); // prettier-ignore
});

describe('messages that forms need', () => {
  /** Where each message of I18N-02 is, in its order. */
  const messages = [
    'payment.required',
    'form.lettersOnly',
    'form.digitsOnly',
    'form.lettersAndDigitsOnly',
    'payment.atLeastTwo',
    'payment.atLeastThree',
    'payment.phoneInvalid',
    'form.phoneOfPayer',
    'payment.emailInvalid',
    'form.emailOfPayer',
    'payment.amountMinimum',
    'payment.amountInvalid',
    'form.productMissing',
    'form.articleMinimum',
    'payment.missingText',
    'form.addPaymentMethods',
    'form.chooseCalendar',
    'form.conditionFieldMissing',
    'form.outOfStock',
    'payment.reusable',
    'common.somethingFailed',
    'form.sorry',
    'form.noHours',
    'form.relations.PERE.0',
    'form.relations.PERE.1',
    'form.relations.MARI.1',
  ];
  it.each(languages)('I18N-02 PROD-05 are all there in %s', async (lang) => {
    const texts = new Map<string, unknown>();
    for (const name of names) for (const [key, text] of await load(name, lang)) texts.set(`${name}.${key}`, text);
    expect(
      messages.filter((key) => say(texts.get(key)).some((said) => !/\p{L}/u.test(said) || said === 'undefined')),
    ).toEqual([]);
  });
});

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
