import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'rollup/parseAst';

/** Every node of a syntax tree. */
function* walk(node) {
  if (Array.isArray(node)) for (const child of node) yield* walk(child);
  else if (node && typeof node.type === 'string') {
    yield node;
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* walk(value);
  }
}

const isFixedAddress = ({ source }) => source?.type === 'Literal' && String(source.value).startsWith('.');

/** The file that such a node loads later: `bring("./file.js", import.meta.url)`, see loadParts of the build, or `import("./file.js")`. */
function laterIn(node) {
  if (node.type === 'ImportExpression') return node;
  if (node.type !== 'CallExpression') return {};
  const [source, base] = node.arguments;
  return base?.object?.type === 'MetaProperty' ? { source } : {};
}

/** Files that the built file `name` loads, at once and later. Names relative to `folder`. */
function importsOf(folder, name) {
  const program = parseAst(readFileSync(join(folder, name), 'utf8'));
  const resolve = (node) => normalize(join(dirname(name), node.source.value));
  const later = [...walk(program.body)].map(laterIn).filter(isFixedAddress);
  return {
    static: program.body.filter(isFixedAddress).map(resolve),
    dynamic: later.map(resolve),
  };
}

/** The built file `entry` and all that it loads before it can start. */
export function closureOf(folder, entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of importsOf(folder, entry).static) closureOf(folder, name, seen);
  return seen;
}

/** Files that a closure loads later. */
export const laterOf = (folder, closure) => [
  ...new Set([...closure].flatMap((name) => importsOf(folder, name).dynamic)),
];

/** Sources that went into a built file, from its source map, relative to `folder`. */
export function sourcesOf(folder, name) {
  const map = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8'));
  return map.sources.map((source) => normalize(join(dirname(name), source)));
}

/** Scripts under `folder`, chunks included. */
export const scriptsIn = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
