import hebrewDates from '../../../tests/vectors/hebrew-dates.json';
import hebrewInvalid from '../../../tests/vectors/hebrew-invalid.json';
import { isWallDate } from '../form/values/dateValues';
import { civilOf, dayNumber, dayOfHebrew, dayOfNumber, dayOfText, dayTextOf, HEBREW_MONTHS } from '.';
import { hebrewAt, hebrewOf, type HebrewMonth, isHebrewLeapYear, monthInYear, textOfDay, wallDate } from '.';

const MONTHS: Readonly<Record<string, HebrewMonth>> = {
  Nisan: 'NISSAN',
  Iyar: 'IYAR',
  Sivan: 'SIVAN',
  Tamuz: 'TAMOUZ',
  Av: 'AV',
  Elul: 'ELOUL',
  Tishri: 'TICHRI',
  Heshvan: 'HECHVAN',
  Kislev: 'KISLEV',
  Tevet: 'TEVET',
  Shevat: 'CHEVAT',
  Adar: 'ADAR',
  'Adar I': 'ADAR_I',
  'Adar II': 'ADAR_II',
};
const monthOf = (name: string): HebrewMonth => MONTHS[name] ?? 'NISSAN';
const dateOf = ({ year, monthName, day }: { year: number; monthName: string; day: number }) => ({
  year,
  month: monthOf(monthName),
  day,
});

describe('Hebrew dates', () => {
  it.each(hebrewDates.rows.map((row) => [row.civil, row.why, row] as const))(
    'FORM-14 ENT-06 %s (%s) and its Hebrew dates by day and after sunset are each other',
    (day, _why, row) => {
      for (const [afterSunset, hebrew, value] of [
        [false, row.hebrew, row.valueDay],
        [true, row.hebrewAfterSunset, row.valueAfterSunset],
      ] as const) {
        const date = dateOf(hebrew);
        expect(hebrewAt({ day, afterSunset })).toEqual(date);
        expect(dayOfHebrew(date, afterSunset)).toBe(day);
        expect(wallDate({ day, afterSunset })).toBe(value);
        expect(isWallDate(value)).toBe(true);
      }
    },
  );

  it.each(hebrewInvalid.rows.map((row) => [row.day, row.monthName, row.year, row] as const))(
    'FORM-14 %s %s %s is refused, or read as the month that the year has',
    (_day, _month, year, row) => {
      const date = dateOf(row);
      const { adopted } = row;
      if (typeof adopted === 'string') expect(civilOf(date)).toBeNull();
      else {
        expect(monthInYear(date.month, year)).toBe(monthOf(adopted.month));
        expect(civilOf(date)).toBe(adopted.civil);
      }
    },
  );

  it("FORM-14 every day of three centuries is what the platform's own Hebrew calendar says, both ways", () => {
    const parts = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const platform = new Intl.DateTimeFormat('en-u-ca-hebrew', parts);
    const wrong: string[] = [];
    for (let number = dayNumber('1850-01-01'); number < dayNumber('2150-01-01'); number += 1) {
      const day = dayOfNumber(number) ?? '';
      const date = hebrewOf(day);
      const [dayOfMonth, ...rest] = platform.format(number * 86_400_000).split(' ');
      const month = rest.slice(0, -1).join(' ');
      const said = { year: Number(rest.at(-1)), month: monthOf(month), day: Number(dayOfMonth) };
      if (JSON.stringify(said) !== JSON.stringify(date) || civilOf(date) !== day) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  it('FORM-14 lists 14 months, and each year has 12 or 13 of them', () => {
    expect(HEBREW_MONTHS).toHaveLength(14);
    for (const year of [5750, 5784]) {
      const there = new Set(HEBREW_MONTHS.map((month) => monthInYear(month, year)));
      expect(there.size).toBe(isHebrewLeapYear(year) ? 13 : 12);
      for (const month of there) expect(civilOf({ year, month, day: 29 })).not.toBeNull();
    }
  });

  it.each([
    { year: 5750, month: 'TEVET', day: 1.5 },
    { year: 0, month: 'TEVET', day: 1 },
    { year: 1e9, month: 'TEVET', day: 1 },
    { year: 15_000, month: 'TEVET', day: 1 },
    { year: Number.NaN, month: 'TEVET', day: 1 },
  ] as const)('FORM-14 $day $month $year is no date', (date) => {
    expect(civilOf(date)).toBeNull();
  });
});

describe('typed days', () => {
  it('FORM-13 ACC-08 slashes come by themselves, letters do not, nor an eleventh character', () => {
    const typed = (text: string) => [...text].reduce((shown, key) => dayTextOf(shown + key), '');
    expect(typed('31022020')).toBe('31/02/2020');
    expect(typed('15011990')).toBe('15/01/1990');
    expect(typed('1a5/0b1/1990x7')).toBe('15/01/1990');
    expect([...'150119901'].map((_, index) => typed('150119901'.slice(0, index + 1)).length)).toEqual([
      1, 2, 4, 5, 7, 8, 9, 10, 10,
    ]);
  });

  it('FORM-13 a day that is not real is none', () => {
    expect(['31/02/2020', '29/02/2023', '00/01/2020', '01/13/2020', '01/01/0020', ''].map(dayOfText)).toEqual(
      Array(6).fill(null),
    );
    expect(dayOfText('29/02/2024')).toBe('2024-02-29');
    expect(textOfDay('2024-02-29')).toBe('29/02/2024');
  });
});
