import { openForm } from './editedForm';

it('BUILD-46 BUILD-71 a layout does not say what the settings of its form are, whatever it calls translations', () => {
  const translations = { 'title@en': 'Gala', noticeTo: ['stranger@example.org'], revision: 9, '@languages': ['ru'] };
  const content = JSON.stringify({ schemaVersion: 2, languages: ['en'], translations, children: [] });
  const settings = { noticeTo: ['shul@example.org'], revision: 1 };
  expect(openForm({ ...settings, content })).toMatchObject({
    settings: { ...settings, '@languages': ['en'], 'title@en': 'Gala' },
  });
});
