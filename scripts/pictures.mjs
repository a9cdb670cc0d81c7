// `npm run pictures`: compares every reference picture of campaigns and screens, of which `npm test` takes a few;
// `npm run pictures -- --update` takes them
// anew. Whoever updates them looks at each one that changed (`git diff --stat tests/e2e/pictures/kept`), against look.md.
import { ensureChromium } from './lib/chromium.mjs';
import { jestCommand } from './lib/jest.mjs';
import { runInteractive } from './lib/processes.mjs';

const [...args] = process.argv.slice(2);
const update = args.includes('--update');
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  ORGKIT_PROOF: '1',
  ...(update && { ORGKIT_PICTURES: 'update' }),
};
const rest = args.filter((one) => one !== '--update');
process.exitCode = await runInteractive(process.execPath, jestCommand(['e2e'], ['e2e/pictures', ...rest]), { env });
if (update) {
  const formatting = ['node_modules/oxfmt/bin/oxfmt', 'tests/e2e/pictures/kept/boxes.json'];
  process.exitCode ||= await runInteractive(process.execPath, formatting);
}
