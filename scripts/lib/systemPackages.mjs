import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of the first of `names` found in `folders` (default: PATH), or null. */
export function findProgram(names, folders = (process.env.PATH ?? '').split(delimiter)) {
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** Installs a Debian package where that can be done: as root, with apt-get and a network. False otherwise. */
export function installSystemPackage(name) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
  };
  return apt('-qq', 'update') && apt('-qq', 'install', '-y', '--no-install-recommends', name);
}
