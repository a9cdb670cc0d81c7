// `npm test`: every check of the project. All of them run even when one fails; the last line is `N passed, N failed`.
// `node scripts/test.mjs static` (or build, unit, embedded, e2e) runs one part.
import { formatting, imports, lint, types } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { onEmbeddedToo } from './lib/engines.mjs';
import { runJest } from './lib/jest.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { killAll, runProgram } from './lib/runStep.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';

const total = { passed: 0, failed: 0 };
const loud = [];
/** Told again at the end: a log that was cut in the middle still says what to mend. */
const failures = [];
const failedSteps = new Set();
/** The server tests found no PostgreSQL, and ran on the embedded database, all of them. */
let alreadyEmbedded = false;
// The tests choose their database; what the shell holds is for `npm start`.
const embedded = { TEST_DATABASE_URL: '', DATABASE_URL: '' };

/** A step that counts as one: it runs a program and passes when that ends well. */
const program = (name, command) => ({
  name,
  run: async () => {
    const { ok, output } = await runProgram(command);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  },
});
const afterBuild = (step) => ({ ...step, needs: 'build' });

const parts = {
  static: [
    program('types', types('tsconfig')),
    program('lint', lint(['.'])),
    program('formatting', formatting(['.'])),
    program('types of src/core without the DOM', types('tsconfig.core')),
    program('imports', imports),
    program('figures of the house', ['scripts/checks/house.mjs']),
    program('generated files', ['scripts/makeDocs.mjs', '--check']),
  ],
  build: [
    program('build', ['scripts/setup.mjs', '--build']),
    afterBuild(program('licences of what browsers load', ['scripts/checks/licences.mjs'])),
    afterBuild(program('sizes', ['scripts/checks/sizes.mjs'])),
  ],
  unit: [{ name: 'unit, component and server tests', run: testOnPostgres }],
  embedded: [{ name: 'server tests on the embedded database', run: testEmbedded }],
  e2e: [afterBuild({ name: 'tests in Chromium', run: testInChromium })],
};

/** Gives `run` the environment of tests on a PostgreSQL server that is up meanwhile, or null where none can be had. */
async function withPostgres(run) {
  const database = await startPostgres();
  try {
    return await run(database && { TEST_DATABASE_URL: database.url, DATABASE_URL: '' });
  } finally {
    await database?.stop();
  }
}

function testOnPostgres() {
  return withPostgres(async (postgres) => {
    const projects = ['unit', 'dom'];
    if (postgres) {
      const result = await runJest(projects, { env: postgres });
      return { ...result, note: `${result.note}, on PostgreSQL` };
    }
    loud.push('NOT RUN: server tests on PostgreSQL. Install postgresql, or set DATABASE_URL to a server of your own.');
    alreadyEmbedded = true;
    const result = await runJest(projects, { env: embedded });
    return { ...result, note: `${result.note}, no PostgreSQL here` };
  });
}

function testEmbedded() {
  if (alreadyEmbedded) return Promise.resolve({ passed: 0, failed: 0, note: 'all of them ran' });
  const files = `/server/.*/(${onEmbeddedToo.join('|')})\\.test\\.ts$`;
  return runJest(['unit'], { only: [files], env: embedded });
}

function testInChromium() {
  return withPostgres((postgres) => {
    const env = { ...(postgres ?? embedded), CHROMIUM_PATH: ensureChromium(), ORGKIT_RETRIES: '1' };
    // Pages wait as much as they work: three files at a time keep two cores busy.
    return runJest(['e2e'], { workers: 3, env });
  });
}

async function runStep({ name, needs, run }) {
  if (failedSteps.has(needs)) return finish(name, { passed: 0, failed: 1, output: `the ${needs} failed` }, 0);
  const started = performance.now();
  const result = await run().catch((error) => ({ passed: 0, failed: 1, output: error.message }));
  finish(name, result, performance.now() - started);
}

function finish(name, { passed, failed, retried = [], failures: ofStep = [], output = '', note = '' }, milliseconds) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.add(name);
  failures.push(...ofStep);
  for (const test of retried) loud.push(`PASSED AT THE SECOND TRY ONLY: ${test}`);
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '}  ${name} (${note ? `${note}, ` : ''}${time})`);
  if (failed > 0) console.log(`${output.trim().replace(/^/gm, '        ')}\n`);
}

async function inOrder(steps) {
  for (const step of steps) await runStep(step);
}

/** Runs lists of steps, two lists at a time. */
async function twoAtATime(lists) {
  const waiting = lists.values();
  const lane = async () => {
    for (const steps of waiting) await inOrder(steps);
  };
  await Promise.all([lane(), lane()]);
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const stepsOf = (part) => (chosen.length === 0 || chosen.includes(part) ? parts[part] : []);

keepScratchInMemory();
// These use one core each, the longest first; Jest takes both by itself.
await twoAtATime([stepsOf('build'), ...stepsOf('static').map((step) => [step])]);
for (const part of ['unit', 'embedded', 'e2e']) await inOrder(stepsOf(part));
killAll();
for (const failure of failures) console.log(`\nFAILED  ${failure}`);
for (const line of loud) console.log(`\n******  ${line}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
