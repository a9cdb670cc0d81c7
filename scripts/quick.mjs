// `npm run quick`: what concerns the changed files: their formatting and lint, types, and their nearest tests without Chromium.
// Changed is what differs from the last commit, or from another: `npm run quick -- main`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatting, lint, types } from './lib/checks.mjs';
import { jestCommand } from './lib/jest.mjs';
import { nearestTests } from './lib/nearestTests.mjs';
import { root, runInteractive } from './lib/processes.mjs';

const most = 4;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const isCode = (path) => /\.(ts|tsx|mjs|cjs)$/.test(path);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', process.argv[2] ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = git('ls-files', '--cached', '--others', '--exclude-standard').filter(isCode);
const withoutChromium = code.filter((path) => existsSync(join(root, path)) && !path.startsWith('tests/e2e/'));
const tests = nearestTests(root, withoutChromium, changed);

const failed = [];
async function run(name, command) {
  console.log(`\n${name}`);
  if ((await runInteractive(process.execPath, command)) !== 0) failed.push(name);
}

if (changed.length > 0) {
  const lintable = changed.filter(isCode);
  await run('formatting', formatting(changed));
  await run('types', types('tsconfig'));
  if (lintable.length > 0) await run('lint', lint(lintable));
  if (tests.length > 0) await run('tests', jestCommand(['unit', 'dom'], ['--runTestsByPath', ...tests.slice(0, most)]));
}
if (tests.length > most) console.log(`\nNot run, as near as those: ${tests.slice(most).join(' ')}`);
console.log(
  failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : `\nquick: ${changed.length} changed files are right`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
