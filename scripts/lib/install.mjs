import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runInteractive, runNode } from './processes.mjs';

const readPackages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null);

/**
 * Whether what npm says it installed is what the lock file asks for. Contents are compared, never dates: a checkout
 * touches every file. Optional packages may be missing, since they depend on the platform.
 */
export function isInstalled(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const paths = Object.keys(wanted).filter((path) => path !== '');
  const right = paths.every((path) => {
    const there = installed[path];
    return there ? there.version === wanted[path].version : wanted[path].optional === true;
  });
  return right && Object.keys(installed).every((path) => path in wanted);
}

/**
 * Brings a folder's node_modules to what its package-lock.json says. Throws when npm fails.
 * @param more further options of npm
 */
export async function installWhenNeeded(folder = root, more = []) {
  if (isInstalled(folder)) return;
  console.log('orgkit: installing packages (about a minute, once)…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', ...more];
  const npm = process.env.npm_execpath;
  const code = npm
    ? await runNode(npm, args, { cwd: folder })
    : await runInteractive('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('npm ci failed; its message is above. Is the network there?');
}
