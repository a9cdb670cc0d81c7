import { languages } from '../contract/terms/languages';
import { directionOf, loadTexts, plural, type Catalogue } from './catalogue';

interface Greetings {
  hello: string;
  bye: string;
  years: (count: number) => string;
}
const french: Greetings = { hello: 'Bonjour', bye: 'Au revoir', years: (count) => `${count} ans` };

function greetings(): { catalogue: Catalogue<Greetings>; loaded: string[] } {
  const loaded: string[] = [];
  const loads = <T>(lang: string, texts: T) => {
    return () => {
      loaded.push(lang);
      return Promise.resolve(texts);
    };
  };
  const whole = { ...french, hello: 'Hello' };
  return {
    loaded,
    catalogue: {
      fr: loads('fr', french),
      en: loads('en', whole),
      he: loads('he', whole),
      it: loads('it', whole),
      pt: loads('pt', whole),
      ru: loads('ru', { partial: { hello: 'Привет' } }),
    },
  };
}

describe('loadTexts', () => {
  it('I18N-01 loads a finished language alone', async () => {
    const { catalogue, loaded } = greetings();
    expect((await loadTexts(catalogue, 'en')).hello).toBe('Hello');
    expect((await loadTexts(catalogue, 'fr')).hello).toBe('Bonjour');
    expect(loaded).toEqual(['en', 'fr']);
  });

  it('I18N-01 falls back to French key by key', async () => {
    const { catalogue, loaded } = greetings();
    const texts = await loadTexts(catalogue, 'ru');
    expect([texts.hello, texts.bye, texts.years(3)]).toEqual(['Привет', 'Au revoir', '3 ans']);
    expect(loaded).toEqual(['ru', 'fr']);
  });
});

describe('directionOf', () => {
  it('I18N-01 writes Hebrew from right to left, alone', () => {
    expect(languages.filter((lang) => directionOf(lang) === 'rtl')).toEqual(['he']);
  });
});

describe('plural', () => {
  it('I18N-01 follows the rules of each language', () => {
    const russian = { one: 'платёж', few: 'платежа', many: 'платежей', other: 'платежа' };
    expect([1, 2, 5, 11, 21, 22, 1.5].map((count) => plural('ru', count, russian))).toEqual([
      'платёж',
      'платежа',
      'платежей',
      'платежей',
      'платёж',
      'платежа',
      'платежа',
    ]);
    expect([0, 1, 1.5, 2].map((count) => plural('fr', count, { one: 'mois-un', other: 'mois' }))).toEqual([
      'mois-un',
      'mois-un',
      'mois-un',
      'mois',
    ]);
    expect([1, 2, 3].map((count) => plural('he', count, { one: 'א', two: 'ב', other: 'ג' }))).toEqual(['א', 'ב', 'ג']);
  });

  it('I18N-01 uses the general form where a language gives no other', () => {
    expect(plural('he', 2, { other: 'ג' })).toBe('ג');
  });
});
