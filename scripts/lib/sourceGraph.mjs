import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const imported = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*['"](\.[^'"]*)['"]/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'];

const isProduction = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path);

/** Production files under the given folders of a root, as paths from that root with their text. */
export const productionFiles = (root, folders) => filesUnder(root, folders, isProduction);

/** All code under the given folders of a root, tests too, as paths from that root with their text. */
export const codeFiles = (root, folders) => filesUnder(root, folders, (path) => /\.(tsx?|[cm]?js)$/.test(path));

function filesUnder(root, folders, isWanted) {
  const paths = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => posix.join(folder, path)))
    .filter((path) => !path.includes('/node_modules/'));
  return new Map(paths.filter(isWanted).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const exported = /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/**
 * Exports that no file but their own names, as `path name`.
 * @param files the text of files whose exports are asked about, by path
 * @param readers the text of all files that may name them, by path
 */
export function lonelyExports(files, readers) {
  const namedIn = new Map();
  for (const [path, text] of readers)
    for (const word of new Set(text.match(/\w+/g))) namedIn.set(word, namedIn.has(word) ? null : path);
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(exported)].filter(([, name]) => namedIn.get(name) === path).map(([, name]) => `${path} ${name}`),
  );
}

/**
 * Pairs [importing file, imported file]: static, lazy and type imports, and mocks.
 * @param files text by path
 */
export function importsAmong(files) {
  const fileOf = (from, name) => {
    const base = posix.join(posix.dirname(from), name);
    return endings.map((ending) => base + ending).find((path) => files.has(path));
  };
  return [...files].flatMap(([from, text]) =>
    [...text.matchAll(imported)].map(([, name]) => [from, fileOf(from, name)]).filter(([, to]) => to !== undefined),
  );
}

/**
 * Groups of sibling folders that import each other in a circle, as `parent: a b c`. A folder counts with all that is below
 * it; files that lie in the parent itself (an index, what puts the parts together) do not.
 */
export function folderCircles(imports) {
  const siblings = new Map();
  for (const [from, to] of imports) {
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((name, index) => name !== b[index]);
    if (depth >= a.length - 1 || depth >= b.length - 1) continue;
    const parent = a.slice(0, depth).join('/') || '.';
    const arrows = siblings.get(parent) ?? siblings.set(parent, new Map()).get(parent);
    for (const name of [a[depth], b[depth]]) if (!arrows.has(name)) arrows.set(name, new Set());
    arrows.get(a[depth]).add(b[depth]);
  }
  return [...siblings].flatMap(([parent, arrows]) =>
    circlesIn(arrows).map((names) => `${parent}: ${names.sort().join(' ')}`),
  );
}

/** Sets of more than one node that all reach each other. */
function circlesIn(arrows) {
  const reach = new Map([...arrows.keys()].map((name) => [name, reachedFrom(arrows, name)]));
  const circles = new Map();
  for (const name of arrows.keys()) {
    const members = [...reach.get(name)].filter((other) => other !== name && reach.get(other).has(name));
    if (members.length > 0) circles.set([name, ...members].sort().join(' '), [name, ...members]);
  }
  return [...circles.values()];
}

function reachedFrom(arrows, start) {
  const reached = new Set();
  const waiting = [start];
  for (const name of waiting)
    for (const next of arrows.get(name) ?? []) if (!reached.has(next)) reached.add(next) && waiting.push(next);
  return reached;
}
