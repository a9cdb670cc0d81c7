// `npm run proof`: the property tests with fifty times the samples of `npm test`, drawn anew each time. A failure prints
// the seed that repeats it. `npm run proof -- src/core/money` proves one folder. Without one, what must hold on both databases
// is proven on PostgreSQL too, and the big screen's whole evening, every reference picture, every outage of every element, and
// every page of a site at both widths.
import { ensureChromium } from './lib/chromium.mjs';
import { jestCommand } from './lib/jest.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runInteractive } from './lib/processes.mjs';

const chosen = process.argv.slice(2);
const env = { ...process.env, ORGKIT_PROOF: '1' };
const embedded = { ...env, TEST_DATABASE_URL: '', DATABASE_URL: '' };
const patient = '--testTimeout=600000';
const run = (project, args, surroundings) =>
  runInteractive(process.execPath, jestCommand([project], args), { env: surroundings });

/** Never oversold, a night's burst of gifts, places that come back: true under the locks of either database. */
const onBoth = [
  'server/features/campaigns/proof',
  'server/features/forms/submission/neverOversold',
  'server/features/forms/submission/submitForm',
  'server/features/forms/submission/releaseUnpaid',
  'server/features/calendars/calendars',
  'tests/unit/randomKills',
];

/** @returns whether that was proven; null where there is no PostgreSQL. */
async function proveOnPostgres() {
  const database = await startPostgres();
  if (!database) return null;
  try {
    return (
      (await run('unit', [patient, ...onBoth], { ...env, TEST_DATABASE_URL: database.url, DATABASE_URL: '' })) === 0
    );
  } finally {
    await database.stop();
  }
}

let proven = (await run('unit', [patient, ...chosen], embedded)) === 0;
if (chosen.length === 0) {
  const onPostgres = await proveOnPostgres();
  const inChromium = ['screenSoak', 'pictures', 'outages', 'sitePages'].map((name) => `tests/e2e/${name}`);
  const shown = await run('e2e', inChromium, { ...embedded, CHROMIUM_PATH: ensureChromium() });
  proven = proven && onPostgres !== false && shown === 0;
  if (onPostgres === null)
    console.log(
      '\n******  NOT PROVEN on PostgreSQL: none is here. Install postgresql, or set DATABASE_URL to a server of your own.\n',
    );
}
process.exitCode = proven ? 0 : 1;
