import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(__dirname, '../..');

/** Runs `node` with these arguments to its end, without input. */
export function runNode(args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) {
  const { cwd = root, env = {} } = options;
  const result = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { code: result.status, stdout: result.stdout, output: result.stdout + result.stderr };
}

/**
 * Writes files into a temporary folder that has the project's packages.
 * @param files text by path
 */
export function makeTree(files: Readonly<Record<string, string>>, { packages = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-tree-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (packages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
