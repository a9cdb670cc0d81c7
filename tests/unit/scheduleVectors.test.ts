import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import countdown from '../vectors/countdown.json';
import hebrewDates from '../vectors/hebrew-dates.json';
import nightfallRoll from '../vectors/nightfall-roll.json';
import rounding from '../vectors/rounding.json';
import zmanim from '../vectors/zmanim.json';
import { root, runNode } from '../support/program';

/** Time zones of the process in which all times must be the same. */
const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'America/Los_Angeles', 'Pacific/Auckland'];
/** How far a sun time may be from its vector, in milliseconds. */
const NEAR = 30_000;

/** Runs every vector through what server and pages call. */
const program = `
  import { hebrewDays } from './server/features/schedules/hebrewDays';
  import { sunTimes } from './server/features/schedules/sunTimes';
  import { countdownOf, dayOfWeek, referenceDay, roundedTime, solarRules } from './src/core/schedule';
  import { zonedTime } from './src/core/calendar';
  import countdown from './tests/vectors/countdown.json';
  import hebrewDates from './tests/vectors/hebrew-dates.json';
  import nightfallRoll from './tests/vectors/nightfall-roll.json';
  import rounding from './tests/vectors/rounding.json';
  import zmanim from './tests/vectors/zmanim.json';

  const sunOf = ({ lat, lon, israel, mode }) =>
    sunTimes({ lat, long: lon }, solarRules({ israel, zmanimShitat: mode, sabbathEnd: null }));
  const each = (rows, work) => Promise.all(rows.map(work));
  const hebrew = await hebrewDays('en', false);
  console.log(JSON.stringify({
    noon: new Date(2025, 0, 1, 12).toISOString(),
    zmanim: await each(zmanim.rows, async (row) => {
      const sun = await sunOf(row);
      const daily = ['NETS', 'HATSOT', 'PLAG', 'CHKIAH', 'TSET'].map((zeman) => [zeman, sun(zeman, row.date)]);
      const sabbath = [['ENTREE_CHABBAT', 5], ['SORTIE_CHABBAT', 6]];
      return Object.fromEntries([...daily, ...sabbath.map(([zeman, on]) => [zeman, sun(zeman, dayOfWeek(row.date, on))])]);
    }),
    rounding: rounding.rows.map(({ code, zeman, heure, minute, before, tz }) =>
      [true, false].map((round) =>
        zonedTime(tz).textOf(roundedTime(Date.parse(zeman), { zeman: code, heure, minute, avant: before, round })))),
    nightfall: await each(nightfallRoll.rows, async (row) => {
      const nightfall = (await sunOf(row))('TSET', row.civilDate);
      const days = [{ date: row.civilDate, nightfall: zonedTime(row.tz).textOf(nightfall) }];
      return [nightfall, referenceDay({ timeZone: row.tz, days }, Date.parse(row.now))];
    }),
    countdown: countdown.rows.map(({ entry, now }) => countdownOf(Date.parse(entry), Date.parse(now))),
    dates: hebrewDates.rows.map(({ civil }) => hebrew(civil).hebrew),
  }));
`;

interface Said {
  readonly noon: string;
  readonly zmanim: readonly Readonly<Record<string, number | null>>[];
  readonly rounding: readonly (readonly string[])[];
  readonly nightfall: readonly (readonly [number, string])[];
  readonly countdown: readonly { readonly state: string; readonly text: string }[];
  readonly dates: readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'orgkit-schedule-'));
const script = join(folder, 'program.mjs');
beforeAll(() => {
  const stdin = { contents: program, resolveDir: root, loader: 'ts' } as const;
  buildSync({ stdin, outfile: script, bundle: true, format: 'esm', platform: 'node' });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(zones)('a process in %s', (TZ) => {
  let said: Said;
  beforeAll(() => {
    const { code, stdout, output } = runNode([script], { env: { TZ } });
    if (code !== 0) throw new Error(output);
    said = JSON.parse(stdout) as Said;
  });

  it('SCHED-06 has another clock than UTC', () => {
    expect(said.noon === '2025-01-01T12:00:00.000Z').toBe(TZ === 'UTC');
  });

  it('SCHED-04 SCHED-05 computes every sun time within 30 seconds, and none where there is none', () => {
    const wrong = zmanim.rows.flatMap((row, index) => {
      // Outside Israel the Sabbath ends at 8.5 degrees in both modes.
      const end = row.israel ? {} : { SORTIE_CHABBAT: row.angles.saturday8_5 };
      const expected: Record<string, string | null | undefined> = { ...row.expected, ...end };
      return Object.entries(expected).flatMap(([zeman, text]) => {
        const at = said.zmanim[index]?.[zeman] ?? null;
        if (text === undefined) return [];
        const isNear = text === null ? at === null : at !== null && Math.abs(at - Date.parse(text)) <= NEAR;
        return isNear ? [] : [{ id: row.id, zeman, text, at }];
      });
    });
    expect(wrong).toEqual([]);
    expect(said.zmanim).toHaveLength(300);
  });

  it('SCHED-03 rounds every vector to its minute', () => {
    expect(said.rounding).toEqual(rounding.rows.map((row) => [row.expectedRound, row.expectedMinute]));
  });

  it('SCHED-08 goes to the next day at nightfall', () => {
    expect(said.nightfall.map(([, day]) => day)).toEqual(nightfallRoll.rows.map((row) => row.referenceDate));
    const off = nightfallRoll.rows.map((row, index) =>
      Math.abs((said.nightfall[index]?.[0] ?? 0) - Date.parse(row.nightfall)),
    );
    expect(Math.max(...off)).toBeLessThanOrEqual(NEAR);
  });

  it('SCHED-07 counts down every vector', () => {
    const two = (part: number | null) => String(part).padStart(2, '0');
    const expected = countdown.rows.map(({ state, minutes, seconds }) => ({
      state,
      text: state === 'countdown' ? `${two(minutes)}:${two(seconds)}` : '',
    }));
    expect(said.countdown).toEqual(expected);
  });

  it('SCHED-14 writes every Hebrew date', () => {
    const names: Record<string, string> = { Heshvan: 'Cheshvan', Tishri: 'Tishrei' };
    const expected = hebrewDates.rows.map(
      ({ hebrew: { day, monthName, year } }) => `${day} ${names[monthName] ?? monthName} ${year}`,
    );
    expect(said.dates).toEqual(expected);
  });
});
