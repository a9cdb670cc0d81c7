import type { Language } from '../../../../contract/common';
import type { ScheduleEntry } from '../../../../contract/site/schedules';
import { loadTexts } from '../../../../i18n/catalogue';
import { deskTimesTexts } from '../../../../i18n/deskTimes';
import { describeEntry } from './describeEntry';
import { blankEntry, entryProblem, isWhole, readEntry, writeEntry } from './entryValues';

const mincha: ScheduleEntry = {
  ...blankEntry('m'),
  ...{ name: 'Min’ha', dow: [0, 1, 2, 3, 4], fixed: false, heure: 0, minute: 15, zeman: 'CHKIAH', avant: true },
  ...{ round: true, from: '2026-10-25', until: '2027-03-28', exceptions: [{ date: '2026-12-06', time: null }] },
};
const told = async (entry: ScheduleEntry, lang: Language) => {
  const words = await loadTexts(deskTimesTexts, lang);
  return describeEntry(entry, { words, lang, timeZone: 'Europe/Paris', today: '2026-11-26' });
};

it.each([
  [
    'fr',
    '15 min avant le coucher du soleil, arrondi à 5 minutes · du dimanche au jeudi · 25 oct. 2026 – 28 mars 2027 · 1 exception',
  ],
  ['en', '15 min before sunset, rounded to 5 minutes · Sunday to Thursday · 25 Oct 2026 – 28 Mar 2027 · 1 exception'],
  [
    'he',
    '15 דקות לפני השקיעה, בעיגול ל־5 דקות · מיום ראשון עד יום חמישי · 25 אוק׳ 2026 – 28 מרץ 2027 · יום אחד יוצא מן הכלל',
  ],
  [
    'ru',
    'за 15 мин до захода солнца, с округлением до 5 минут · воскресенье – четверг · 25 окт. 2026 г. – 28 мар. 2027 г. · исключения: 1',
  ],
] as const)('DESK-100 says when an entry takes place in %s', async (lang, words) => {
  expect((await told(mincha, lang)).replace(/[\s  ]+/gu, ' ')).toBe(words);
});

it('DESK-100 names single days, leaves out what is over, and says a sun time itself', async () => {
  const havdala: ScheduleEntry = { ...blankEntry('h'), dow: [6], fixed: false, heure: 0, zeman: 'SORTIE_CHABBAT' };
  expect(await told(havdala, 'fr')).toBe('à la sortie de Chabbat · le samedi');
  const lesson: ScheduleEntry = {
    ...{ ...blankEntry('l'), dow: [1, 3, 4], heure: 20, minute: 5, until: '2026-12-31' },
    exceptions: [{ date: '2026-11-25', time: null }],
  };
  expect(await told(lesson, 'fr')).toBe('à 20:05 · le lundi, le mercredi et le jeudi · jusqu’au 31 déc. 2026');
  expect(await told({ ...mincha, heure: 1 }, 'he')).toContain('שעה ו־15 דקות לפני השקיעה');
});

it.each([
  ['by the sun', mincha],
  ['after it', { ...mincha, heure: 1, minute: 12, avant: false }],
  ['at it', { ...mincha, minute: 0, avant: false }],
  ['nothing before it, rounded down', { ...mincha, minute: 0 }],
  ['fixed', { ...blankEntry('f'), name: 'Cours', dow: [2], heure: 20, minute: 45 }],
])('DESK-101 keeps an entry that is %s as it was', (_, entry) => {
  expect(writeEntry(entry.id, readEntry(entry))).toEqual(entry);
});

it('DESK-101 refuses an entry on no day, a season that ends first, and a day that is excepted twice', () => {
  const typed = readEntry(mincha);
  expect(entryProblem(typed)).toBe(null);
  expect(entryProblem({ ...typed, dow: [], exceptions: [] })).toBe('days');
  expect(entryProblem({ ...typed, until: '2026-01-01' })).toBe('season');
  expect(entryProblem({ ...typed, exceptions: [...typed.exceptions, ...typed.exceptions] })).toBe('sameDay');
  expect(isWhole({ ...typed, shift: '' })).toBe(false);
  expect(isWhole({ ...typed, exceptions: [{ date: '', time: '' }] })).toBe(false);
});
