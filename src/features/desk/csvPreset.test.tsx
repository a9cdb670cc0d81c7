import { rememberedPreset, rememberPreset, tableAddress } from './csvPreset';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('DESK-182 tables are as spreadsheets of the language open them, until another way was chosen', () => {
  expect(['fr', 'it', 'pt', 'ru'].map((lang) => rememberedPreset(lang as 'fr'))).toEqual(Array(4).fill('excel'));
  expect([rememberedPreset('en'), rememberedPreset('he')]).toEqual(['comma', 'comma']);
  rememberPreset('comma');
  expect(rememberedPreset('fr')).toBe('comma');
  localStorage.setItem('orgkit.desk.csv', 'anything');
  expect(rememberedPreset('fr')).toBe('excel');
});

it('DESK-182 tables have words of the language, except those that programs read again', () => {
  expect(tableAddress('/export', 'comma', 'he')).toBe('/export?preset=comma&headings=labels&lang=he');
  expect(tableAddress('/export?lang=he', 'excel')).toBe('/export?lang=he&preset=excel');
});

it('DESK-182 a browser that keeps nothing exports all the same', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  rememberPreset('comma');
  expect(rememberedPreset('fr')).toBe('excel');
});
