import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root, runNode } from '../support/program';

/** Time zones in which days must be the same: on both sides of Greenwich, with and without a change of clocks at midnight. */
const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'America/Los_Angeles', 'Pacific/Auckland'];

interface Row {
  readonly civil: string;
}
const { rows } = JSON.parse(readFileSync(join(root, 'tests/vectors/hebrew-dates.json'), 'utf8')) as { rows: Row[] };
const days = rows.map(({ civil }) => civil);

const program = `
  import { dayOfHebrew, hebrewAt, wallDate } from './src/core/calendar';
  const days = JSON.parse(process.argv[2] ?? '');
  const said = days.flatMap((day: string) => [false, true].map((afterSunset) => {
    const hebrew = hebrewAt({ day, afterSunset });
    return [day, hebrew, dayOfHebrew(hebrew, afterSunset), wallDate({ day, afterSunset })];
  }));
  console.log(JSON.stringify([new Date(2025, 0, 1, 12).toISOString(), said]));
`;

describe('the calendar', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-zones-'));
  const script = join(folder, 'program.mjs');
  beforeAll(() => {
    const stdin = { contents: program, resolveDir: root, loader: 'ts' } as const;
    buildSync({ stdin, outfile: script, bundle: true, format: 'esm', platform: 'node' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const say = (TZ: string) => {
    const { code, stdout, output } = runNode([script, JSON.stringify(days)], { env: { TZ } });
    if (code !== 0) throw new Error(output);
    return JSON.parse(stdout) as [noon: string, said: unknown[]];
  };

  it.each(zones.slice(1))('FORM-14 says the same of every day of the vectors in %s as in UTC', (zone) => {
    const [noon, said] = say(zone);
    expect(noon).not.toBe('2025-01-01T12:00:00.000Z');
    expect(said).toHaveLength(2 * days.length);
    expect(said).toEqual(say('UTC')[1]);
  });
});
