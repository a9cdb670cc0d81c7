import { renderHook } from '@testing-library/react';
import type { Language } from '../../contract/common';
import type { Site } from './siteContext';
import { SiteProvider } from './siteContext';
import { useOwnWords } from './useOwnWords';

/** The attributes of words of an organisation that writes in `language`, on a page in `lang`. */
function attributesOf(language: Language, lang: Language, ...words: readonly string[]) {
  const site = { organisation: { language }, lang } as unknown as Site;
  const wrapper = ({ children }: { children: React.ReactNode }) => <SiteProvider value={site}>{children}</SiteProvider>;
  const { result } = renderHook(useOwnWords, { wrapper });
  return words.map((one) => result.current(one));
}
const french = { lang: 'fr', dir: 'ltr' };

describe('words of an organisation', () => {
  it('TRANS-03 are the page’s own where they are translated, by their first letter', () => {
    const words = ['גג לספרייה', '<p>1961: <b>בית</b> Tilleuls</p>', 'Un toit', '', '« 1961 »'];
    expect(attributesOf('fr', 'he', ...words)).toEqual([{}, {}, french, french, french]);
    expect(attributesOf('he', 'fr', 'Un toit', 'גג')).toEqual([{}, { lang: 'he', dir: 'rtl' }]);
    expect(attributesOf('fr', 'ru', 'Крыша', 'Un toit')).toEqual([{}, french]);
  });

  it('I18N-01 are in its language on pages of another, and have nothing to say on its own', () => {
    expect(attributesOf('fr', 'fr', 'Un toit', 'גג')).toEqual([{}, {}]);
    expect(attributesOf('fr', 'en', 'Un toit')).toEqual([french]);
  });
});
