import { languages } from '../../../../contract/terms/languages';
import { loadTexts } from '../../../../i18n/catalogue';
import { deskMenuTexts } from '../../../../i18n/deskMenu';
import { siteTexts } from '../../../../i18n/site';

it.each(languages)('DESK-94 names the pages of ours as the site itself does, in %s', async (lang) => {
  const [desk, site] = await Promise.all([loadTexts(deskMenuTexts, lang), loadTexts(siteTexts, lang)]);
  expect(desk.builtIn).toEqual(site.builtIn);
});
