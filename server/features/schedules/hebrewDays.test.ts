import { languages } from '../../../src/contract/terms/languages';
import { hebrewDays } from './hebrewDays';

const holidays = async (date: string, { lang = 'fr', israel = false } = {}) =>
  (await hebrewDays(lang as 'fr', israel))(date).holidays;
const parasha = async (date: string, { lang = 'fr', israel = false } = {}) =>
  (await hebrewDays(lang as 'fr', israel))(date).parasha;

describe('the Hebrew calendar of a day', () => {
  it.each([
    ['2025-10-02', ['Yom Kippour']],
    ['2025-10-01', ['Veille de Yom Kippour']],
    ['2025-10-06', ['Veille de Souccot']],
    ['2025-10-08', ['Souccot']],
    ['2025-10-10', ['Hol Hamoed Souccot']],
    ['2025-10-13', ['Hochana Rabba']],
    ['2025-10-15', ['Simhat Torah']],
    // The evening of the first light, lit on the day before.
    ['2025-12-14', ['Hanoucca : 1 bougie']],
    ['2025-12-16', ['Hanoucca : 3 bougies']],
    ['2025-12-22', ['Hanoucca']],
    // A month's first day is the last of the one before.
    ['2025-02-28', ['Roch Hodech Adar']],
    ['2025-01-30', ['Roch Hodech Chevat']],
    ['2025-07-13', ['Jeûne du 17 Tamouz']],
    // Nothing that only schools or calendars observe.
    ['2025-11-28', []],
    ['2025-01-15', []],
  ])('SCHED-14 names the holidays of %s', async (date, expected) => {
    expect(await holidays(date)).toEqual(expected);
  });

  it('SCHED-14 has the days of Israel there', async () => {
    expect(await holidays('2025-10-08', { israel: true })).toEqual(['Hol Hamoed Souccot']);
    expect(await holidays('2025-04-20', { israel: true })).toEqual([]);
    expect(await holidays('2025-04-20')).toEqual(['Pessah']);
  });

  it('SCHED-14 names the portion of the week on each of its days, two where two are read, none where a feast has its own', async () => {
    expect(await Promise.all(['2025-01-12', '2025-01-18'].map((date) => parasha(date)))).toEqual(['Chemot', 'Chemot']);
    expect(await parasha('2025-01-19')).toBe('Vaéra');
    expect(await parasha('2025-03-20')).toBe('Vayakhel');
    expect(await parasha('2026-03-12')).toBe('Vayakhel-Pekoudé');
    expect(await parasha('2026-03-12', { lang: 'he' })).toBe('ויקהל־פקודי');
    expect(await parasha('2025-04-16')).toBeNull();
    // The eighth day of Passover on a Sabbath puts the Diaspora a week behind.
    expect(await parasha('2022-04-28', { israel: true })).toBe('Kedochim');
    expect(await parasha('2022-04-28')).toBe('Aharé Mot');
  });

  it.each(languages)('SCHED-14 writes every day of four years in %s', async (lang) => {
    const of = await hebrewDays(lang, false);
    const days = Array.from({ length: 1461 }, (_, index) =>
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const said = days.map(of);
    expect(
      said.filter(({ hebrew, parasha: read, holidays: named }) =>
        /undefined/.test(`${hebrew}${read}${named.join('')}`),
      ),
    ).toEqual([]);
    expect(new Set(said.map((day) => day.hebrew)).size).toBe(days.length);
    expect(new Set(said.map((day) => day.parasha)).size).toBeGreaterThan(54);
  });
});
