import { languages } from '../contract/terms/languages';
import { loadTexts } from './catalogue';
import { donationTexts } from './donation';
import { mainFundNames, purposeIn } from './mainFundNames';
import { serverTexts } from './server';

it.each(languages)('DON-04 the main fund has one name in %s, on cards, in mails and at the desk', async (lang) => {
  const { mainCaisse } = await loadTexts(donationTexts, lang);
  const names = Object.values(mainFundNames).map((name) => purposeIn(name, lang));
  expect(new Set([mainCaisse, serverTexts[lang].mainCaisse, ...names])).toEqual(new Set([mainFundNames[lang]]));
});
