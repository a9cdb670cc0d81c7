import { deskContentTexts } from '../../../../i18n/deskContent';
import { deskPagesTexts } from '../../../../i18n/deskPages';
import { deskTranslationsTexts } from '../../../../i18n/deskTranslations';
import { languages } from '../../../../contract/terms/languages';
import { loadTexts } from '../../../../i18n/catalogue';
import { fieldWord } from './fieldWord';

it.each(languages)('DESK-165 calls a field as the page does where it is typed, in %s', async (lang) => {
  const { fields } = await loadTexts(deskTranslationsTexts, lang);
  const content = await loadTexts(deskContentTexts, lang);
  const pages = await loadTexts(deskPagesTexts, lang);
  expect(fields[fieldWord('event', 'name')]).toBe(content.fields.name);
  expect(fields[fieldWord('news', 'title')]).toBe(content.fields.title);
  expect(fields[fieldWord('event', 'description')]).toBe(content.fields.description);
  expect(fields[fieldWord('page', 'title')]).toBe(pages.fields.title);
  expect(fields[fieldWord('page', 'description')]).toBe(pages.fields.description);
  expect(fieldWord('service', 'description')).toBe('description');
  expect(fieldWord('schedule', 'x')).toBe('name');
});
