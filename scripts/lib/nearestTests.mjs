import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsAmong } from './sourceGraph.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** The importers of each file. Paths are relative to `folder`. */
function importersIn(folder, files) {
  const textOf = (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '');
  const importers = new Map(files.map((path) => [path, []]));
  for (const [from, to] of importsAmong(new Map(files.map((path) => [path, textOf(path)]))))
    importers.get(to).push(from);
  return importers;
}

/** Number of folders that two files have in common. */
function closeness(one, other) {
  const [left, right] = [dirname(one), dirname(other)].map((path) => path.split('/'));
  const parts = left.findIndex((name, index) => name !== right[index]);
  return parts === -1 ? left.length : parts;
}

/**
 * For each changed file the tests nearest to it: the file itself when it is one, else those that import it, else those that
 * import its importers, and so on; then those in its folder. Those in folders close to it come first.
 * @param files all code files, relative to `folder`
 */
export function nearestTests(folder, files, changed) {
  const importers = importersIn(folder, files);
  const found = new Map();
  for (const start of changed.filter((path) => importers.has(path))) {
    const seen = new Set([start]);
    let level = [start];
    while (level.length > 0 && !level.some(isTest)) {
      level = [...new Set(level.flatMap((path) => importers.get(path)))].filter((path) => !seen.has(path));
      for (const path of level) seen.add(path);
    }
    for (const path of level.filter(isTest)) found.set(path, Math.max(found.get(path) ?? 0, closeness(start, path)));
  }
  return [...found].sort(([, a], [, b]) => b - a).map(([path]) => path);
}
