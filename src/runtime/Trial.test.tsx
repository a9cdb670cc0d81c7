import { render } from '@testing-library/react';
import type { Language } from '../contract/common';
import { loadTexts } from '../i18n/catalogue';
import { commonTexts } from '../i18n/common';
import { ElementContextProvider } from './context';
import { buildElement } from './testing/buildElement';
import { Trial, TrialGift } from './Trial';

const draw = async (mode: 'test' | 'live' | undefined, lang: Language = 'fr') => {
  const { context } = buildElement({ context: { texts: await loadTexts(commonTexts, lang) } });
  return render(
    <ElementContextProvider value={context}>
      <Trial mode={mode} />
      <TrialGift mode={mode} />
    </ElementContextProvider>,
  ).container;
};

it.each([
  ['fr', 'Essai : aucun argent n’est débité', 'Essai'],
  ['en', 'Trial: no money is taken', 'Trial'],
  ['he', 'ניסיון: לא מתבצע שום חיוב', 'ניסיון'],
  ['it', 'Prova: non viene addebitato nulla', 'Prova'],
  ['pt', 'Ensaio: nada é cobrado', 'Ensaio'],
  ['ru', 'Проба: деньги не списываются', 'Проба'],
] as const)('ENT-30 a trial says so in %s', async (lang, line, mark) => {
  const container = await draw('test', lang);
  expect(container.querySelector('p')).toHaveTextContent(line);
  expect(container.querySelector('span')).toHaveTextContent(mark);
});

it.each(['live', undefined] as const)('ENT-30 nothing is said of the mode %s', async (mode) => {
  expect(await draw(mode)).toBeEmptyDOMElement();
});
