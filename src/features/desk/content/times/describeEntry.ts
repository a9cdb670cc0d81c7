import type { Language } from '../../../../contract/common';
import type { ScheduleEntry } from '../../../../contract/site/schedules';
import { dateFormat, dateLocale } from '../../../../core/calendar';
import type { DeskTimesTexts } from '../../../../i18n/deskTimes';
import { WEEK, weekdayNames } from './weekdayNames';

interface Told {
  readonly words: DeskTimesTexts;
  readonly lang: Language;
  readonly timeZone: string;
  /** Exceptions before it are not told. */
  readonly today: string;
}

/** When an entry takes place, in words: "15 min before sunset, rounded to 5 minutes · Sunday to Thursday". */
export function describeEntry(entry: ScheduleEntry, told: Told): string {
  const { words, today } = told;
  const coming = entry.exceptions.filter(({ date }) => date >= today).length;
  return [
    timeWords(entry, words),
    daysWords(entry.dow, told),
    seasonWords(entry, told),
    coming > 0 && words.exceptionCount(coming),
  ]
    .filter(Boolean)
    .join(' · ');
}

function timeWords({ fixed, zeman, heure, minute, avant, round }: ScheduleEntry, words: DeskTimesTexts): string {
  if (fixed || zeman === null)
    return words.atTime([heure, minute].map((part) => String(part).padStart(2, '0')).join(':'));
  const said = words.zemanim[zeman];
  const isAt = heure === 0 && minute === 0;
  const when = isAt ? said.at : words.shifted(words.duration(heure, minute), avant ? said.before : said.after, avant);
  return round ? words.rounded(when) : when;
}

/** Three days or more in a row are told by the first and the last. */
function daysWords(dow: readonly number[], { words, lang }: Told): string {
  if (dow.length === 0) return '';
  if (dow.length === WEEK.length) return words.everyDay;
  const names = weekdayNames(lang, 'long');
  const name = (weekday: number) => names[weekday] ?? '';
  const rows = WEEK.filter((weekday) => dow.includes(weekday)).reduce<number[][]>((runs, weekday) => {
    const last = runs.at(-1);
    if (last?.at(-1) === weekday - 1) last.push(weekday);
    else runs.push([weekday]);
    return runs;
  }, []);
  const said = rows.flatMap((run) =>
    run.length > 2
      ? [words.dayRange(name(run[0] ?? 0), name(run.at(-1) ?? 0))]
      : run.map((weekday) => words.onDay(name(weekday))),
  );
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(said);
}

function seasonWords({ from, until }: ScheduleEntry, { words, lang, timeZone }: Told): string {
  const format = dateFormat(dateLocale(lang, timeZone), { dateStyle: 'medium', timeZone: 'UTC' });
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  if (from !== null && until !== null) return format.formatRange(at(from), at(until));
  if (from !== null) return words.from(format.format(at(from)));
  return until === null ? '' : words.until(format.format(at(until)));
}
