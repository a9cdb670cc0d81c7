// `npm run e2e`: the tests in Chromium, all or those whose file matches: `npm run e2e -- donation`.
import { ensureChromium } from './lib/chromium.mjs';
import { jestCommand } from './lib/jest.mjs';
import { runInteractive } from './lib/processes.mjs';

const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
process.exitCode = await runInteractive(process.execPath, jestCommand(['e2e'], process.argv.slice(2)), { env });
