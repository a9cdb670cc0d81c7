// `npm run proof`: the property tests with fifty times the samples of `npm test`, drawn anew each time. A failure prints
// the seed that repeats it. `npm run proof -- src/core/money` proves one folder. Without one, the big
// screen's whole evening and every reference picture too.
import { ensureChromium } from './lib/chromium.mjs';
import { jestCommand } from './lib/jest.mjs';
import { runInteractive } from './lib/processes.mjs';

const args = jestCommand(['unit'], ['--testTimeout=600000', ...process.argv.slice(2)]);
const env = { ...process.env, ORGKIT_PROOF: '1' };
const proven = await runInteractive(process.execPath, args, { env });
const soaked =
  process.argv.length > 2
    ? 0
    : await runInteractive(process.execPath, jestCommand(['e2e'], ['tests/e2e/screenSoak', 'tests/e2e/pictures']), {
        env: { ...env, CHROMIUM_PATH: ensureChromium() },
      });
process.exitCode = proven || soaked;
