import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomyHeap, root, runInteractive } from './processes.mjs';

const inputs = [
  'src',
  'elements',
  'server',
  'types',
  'rollup.config.mjs',
  'scripts/build',
  'scripts/lib/readTable.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const outputs = ['dist/elements/autoload.js', 'dist/server/main.js', 'dist/site/render.js'];
const stamp = join(root, 'dist', '.stamp');
const isShipped = (path) => !/\.test\.tsx?$|\.md$/.test(path);

function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** Hash of everything that the built files are made of, by content: a checkout changes dates without changing files. */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesUnder).filter(isShipped)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Makes the next start build again, for whoever writes something else than a release into dist/. */
export const forgetBuild = () => rmSync(stamp, { force: true });

/** Old chunks carry other hashes in their names, so that a build does not overwrite them. */
function removeOlderThan(started) {
  const old = filesUnder('dist').filter((path) => statSync(join(root, path)).mtimeMs < started);
  for (const path of old) rmSync(join(root, path));
}

/** Builds dist/ unless it was built from exactly these sources. Throws when the build fails. */
export async function buildWhenNeeded() {
  const hash = hashOfSources();
  const isBuilt = outputs.every((path) => existsSync(join(root, path)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('orgkit: building (about a minute, after a change)…');
  forgetBuild();
  const started = Date.now();
  const rollup = join(root, 'node_modules', 'rollup', 'dist', 'bin', 'rollup');
  const args = [...roomyHeap, rollup, '--config', '--failAfterWarnings', '--silent'];
  const code = await runInteractive(process.execPath, args);
  if (code !== 0) throw new Error('the build failed; its message is above.');
  removeOlderThan(started);
  writeFileSync(stamp, hash);
}
