import type { Catalogue } from './catalogue';
import { textsOnce } from './textsOnce';

it('I18N-01 asks once for each language, and again after a failure', async () => {
  const asked: string[] = [];
  let isDown = true;
  const load = (lang: string) => () => {
    asked.push(lang);
    return isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ yes: lang });
  };
  const catalogue = Object.fromEntries(['fr', 'en', 'he', 'it', 'pt', 'ru'].map((lang) => [lang, load(lang)]));
  const texts = textsOnce(catalogue as unknown as Catalogue<{ yes: string }>);

  await expect(texts('fr')).rejects.toThrow('offline');
  isDown = false;
  expect(await texts('fr')).toEqual({ yes: 'fr' });
  expect(texts('fr')).toBe(texts('fr'));
  expect(await texts('en')).toEqual({ yes: 'en' });
  expect(asked).toEqual(['fr', 'fr', 'en']);
});
