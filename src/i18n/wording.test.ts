import { readdirSync, readFileSync } from 'node:fs';
import { hebrewPrefix } from './catalogue';
import { campaignGive } from './campaignGive/he';
import { formSending } from './formSending/he';
import { payment } from './payment/he';
import { screen } from './screen/he';
import { subscription } from './subscription/he';

const folder = new URL('.', import.meta.url);
/** Lines of the catalogues of a language that match, with the section in front. */
const linesWith = (lang: string, pattern: RegExp) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readFileSync(new URL(`${name}/${lang}.ts`, folder), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );

describe('the Hebrew catalogue', () => {
  it.each([
    ['addresses visitors in the plural, which leaves their gender open', /שלך|אליך|תרומתך|שנתת\b/],
    ['has one word for a team', /קבוצ/],
    ['has one word for a tab', /כרטיסיי/],
    ['joins prefixes to names with hebrewPrefix', /[\s`][בלמכ]־?\$\{(?!(?:day|month|count|amount)\})/],
  ])('I18N-03 %s', (_rule, wrong) => {
    expect(linesWith('he', wrong)).toEqual([]);
  });

  it('I18N-03 puts a maqaf before what is not Hebrew, and only there', () => {
    expect(hebrewPrefix('ל', 'Orgkit')).toBe('ל־Orgkit');
    expect(hebrewPrefix('ל', '3 חודשים')).toBe('ל־3 חודשים');
    expect(hebrewPrefix('ל', 'קהילת הגן')).toBe('לקהילת הגן');
    const { mail } = subscription;
    expect([
      mail.subject('Orgkit'),
      mail.body('50 €', 'Orgkit'),
      screen.codeFor('Gala'),
      payment.giftTo('Orgkit'),
    ]).toEqual([
      'תשלום ל־Orgkit לא הושלם',
      'התשלום שלכם בסך 50 € ל־Orgkit נדחה.',
      'קוד QR: תרומה ל־Gala',
      'תרומה ל־Orgkit',
    ]);
    expect(mail.subject('קהילת הגן')).toBe('תשלום לקהילת הגן לא הושלם');
    expect([2, 3].map(campaignGive.inParts)).toEqual(['בשני תשלומים', 'ב־3 תשלומים']);
    expect([2, 12].map(payment.totalOver)).toEqual(['סה״כ לחודשיים', 'סה״כ ל־12 חודשים']);
  });

  it('I18N-03 says one and two in words', () => {
    expect([1, 2, 3].map(formSending.summary)).toEqual(['תשובה אחת לתיקון', 'שתי תשובות לתיקון', '3 תשובות לתיקון']);
    expect([1, 2, 3].map((count) => subscription.page.taken(count, '50 €'))).toEqual([
      'תשלום אחד התקבל: 50 €',
      'שני תשלומים התקבלו: 50 €',
      '3 תשלומים התקבלו: 50 €',
    ]);
  });
});

describe('the Russian catalogue', () => {
  it.each([
    ['has one word for donors', /дарител/i],
    ['leaves the gender of visitors open', /анонимным/],
    ['writes brands as they write themselves', /ватсап/i],
    ['puts no name where it would have to be inflected', /[\s`](?:в пользу|для|к) \$\{/i],
  ])('I18N-03 %s', (_rule, wrong) => {
    expect(linesWith('ru', wrong)).toEqual([]);
  });
});
