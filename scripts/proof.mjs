// `npm run proof`: the property tests with fifty times the samples of `npm test`, drawn anew each time. A failure prints
// the seed that repeats it. `npm run proof -- src/core/money` proves one folder.
import { jestCommand } from './lib/jest.mjs';
import { runInteractive } from './lib/processes.mjs';

const args = jestCommand(['unit'], ['--testTimeout=600000', ...process.argv.slice(2)]);
process.exitCode = await runInteractive(process.execPath, args, { env: { ...process.env, ORGKIT_PROOF: '1' } });
