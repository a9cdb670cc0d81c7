import type { HolidayEvent } from '@hebcal/core';
import type { Language } from '../../../src/contract/common';
import { dayNumber, hebrewOf } from '../../../src/core/calendar';
import { dayOfWeek, daysAfter } from '../../../src/core/schedule';
import { loadTexts } from '../../../src/i18n/catalogue';
import { formPeopleTexts } from '../../../src/i18n/formPeople';
import { hebrewCalendarTexts, type HebrewCalendarTexts } from '../../../src/i18n/hebrewCalendar';
import { loadHebcal } from './loadHebcal';

/** A civil day in the Hebrew calendar, in one language. */
interface HebrewDay {
  readonly hebrew: string;
  /** Reading of the week's Sabbath; null where a feast has its own reading. */
  readonly parasha: string | null;
  readonly holidays: string[];
}

/** Day 1 of `@hebcal`'s count before 1 January 1970: its dates are made from numbers, which no time zone moves. */
const BEFORE_1970 = 719_163;

type Hebcal = Awaited<ReturnType<typeof loadHebcal>>;

/**
 * The Hebrew calendar of civil days in a language (SCHED-14).
 * @param israel whether feasts and readings are those of Israel.
 */
export async function hebrewDays(lang: Language, israel: boolean): Promise<(day: string) => HebrewDay> {
  const hebcal = await loadHebcal();
  const { hebrew: words } = await loadTexts(formPeopleTexts, lang);
  const texts = hebrewCalendarTexts[lang];
  const number = (value: number) => (lang === 'he' ? hebcal.gematriya(value) : String(value));
  const dateOf = (day: string) => new hebcal.HDate(dayNumber(day) + BEFORE_1970);

  const parashaOf = (sabbath: string) => {
    const date = dateOf(sabbath);
    const { chag, num } = hebcal.getSedra(date.getFullYear(), israel).lookup(date);
    return chag
      ? null
      : [num]
          .flat()
          .map((one) => texts.parashot[one - 1])
          .join(texts.hyphen);
  };
  return (day) => {
    const { year, month, day: ofMonth } = hebrewOf(day);
    // A month may begin with the 30th of the one before.
    const begun = words.months[hebrewOf(daysAfter(day, 1)).month];
    const events = hebcal.getHolidaysOnDate(dateOf(day), israel) ?? [];
    return {
      hebrew: words.date(number(ofMonth), words.months[month], number(year)),
      parasha: parashaOf(dayOfWeek(day, 6)),
      holidays: events.map((event) => holidayName(hebcal, event, texts, begun)).filter((name) => name !== null),
    };
  };
}

function holidayName({ flags }: Hebcal, event: HolidayEvent, texts: HebrewCalendarTexts, month: string): string | null {
  const is = (flag: number) => (event.getFlags() & flag) !== 0;
  if (is(flags.ROSH_CHODESH)) return texts.roshChodesh(month);
  const described = event.getDesc();
  const key = described.includes('Hoshana Raba') ? 'Hoshana Raba' : event.basename();
  if (!isKnown(texts.holidays, key)) return null;
  const name = texts.holidays[key];
  if (is(flags.CHANUKAH_CANDLES)) return texts.candles(name, Number(/\d/.exec(described)));
  if (is(flags.EREV)) return texts.erev(name);
  return is(flags.CHOL_HAMOED) && key !== 'Hoshana Raba' ? texts.holHamoed(name) : name;
}

const isKnown = <T extends object>(names: T, key: PropertyKey): key is keyof T => Object.hasOwn(names, key);
