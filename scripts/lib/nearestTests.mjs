import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const imported = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"](\.[^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'];
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** By file, those that import it. Paths are relative to `folder`. */
function importersIn(folder, files) {
  const known = new Set(files);
  const importers = new Map(files.map((path) => [path, []]));
  for (const path of files) {
    if (!existsSync(join(folder, path))) continue;
    for (const [, from] of readFileSync(join(folder, path), 'utf8').matchAll(imported)) {
      const target = relative(folder, join(folder, dirname(path), from));
      const file = endings.map((ending) => target + ending).find((candidate) => known.has(candidate));
      if (file) importers.get(file).push(path);
    }
  }
  return importers;
}

/**
 * For each changed file the tests nearest to it: the file itself when it is one, else those that import it, else those that
 * import its importers, and so on. Tests beside a file come first.
 * @param files all code files, relative to `folder`
 */
export function nearestTests(folder, files, changed) {
  const importers = importersIn(folder, files);
  const found = new Set();
  for (const start of changed.filter((path) => importers.has(path))) {
    const seen = new Set([start]);
    let level = [start];
    while (level.length > 0 && !level.some(isTest)) {
      level = [...new Set(level.flatMap((path) => importers.get(path)))].filter((path) => !seen.has(path));
      for (const path of level) seen.add(path);
    }
    const beside = (path) => (dirname(path) === dirname(start) ? 0 : 1);
    for (const path of level.filter(isTest).sort((a, b) => beside(a) - beside(b))) found.add(path);
  }
  return [...found];
}
