// Runs before `npm start` and `npm test`, when node_modules may not exist yet: nothing but Node's own modules,
// and in this file only syntax that old versions of Node can read, so that they can say what is wrong.
import { readFileSync } from 'node:fs';

const packageJson = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = packageJson.engines.node.replace(/[^\d.]/g, '');

/** Whether dotted version `a` is at least `b`. */
function isAtLeast(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const index = right.findIndex((part, i) => left[i] !== part);
  return index === -1 || left[index] > right[index];
}

async function setUp() {
  const { installWhenNeeded } = await import('./lib/install.mjs');
  await installWhenNeeded();
  if (process.argv.includes('--build')) {
    const { buildWhenNeeded } = await import('./lib/build.mjs');
    await buildWhenNeeded();
  }
}

if (isAtLeast(process.versions.node, needed)) {
  setUp().catch((error) => {
    console.error(`orgkit: ${error.message}`);
    process.exitCode = 1;
  });
} else {
  console.error(`orgkit: Node ${needed} or newer is needed, and this is Node ${process.versions.node}.`);
  console.error('        Install the current LTS from https://nodejs.org and run the command again.');
  process.exitCode = 1;
}
