import { fileURLToPath } from 'node:url';

/** Nodes of a syntax tree, those further out first. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const child of Object.values(node)) if (typeof child === 'object') yield* nodesOf(child);
  }
}

/** `code` with parts of it replaced: each edit is a start, an end, and a text. Of two at one place the first comes first. */
const edited = (code, edits) =>
  edits
    .sort(([one], [other]) => one - other)
    .reduceRight((text, [start, end, part]) => text.slice(0, start) + part + text.slice(end), code);

/** Functions of the language's classes, by those that pages spoil; the other calls are known by the method's name alone. */
const spoiledStatics = { Array: /^from$/, Object: /^(keys|values)$/ };
const isSpoiledMethod = (name, [step]) => /^(bind|reduce)$/.test(name) || (name === 'map' && step?.params?.length > 2);
const spoiledClasses = /^(URL|URLSearchParams|Map|Set|WeakMap)$/;
const mayBeSpoiled =
  /\.(bind|reduce|map)\(|Array\.from\(|Object\.(keys|values)\(|new (URL|URLSearchParams|Map|Set|WeakMap)\b/;

/** Makes calls of what pages spoil calls of our own: see src/loading/natives.ts. */
export function ownNatives() {
  const own = fileURLToPath(new URL('../../src/loading/natives.ts', import.meta.url));
  const isCall = ({ type, callee, optional }) =>
    type === 'CallExpression' &&
    !optional &&
    callee.type === 'MemberExpression' &&
    !callee.optional &&
    !callee.computed;
  return {
    name: 'own-natives',
    transform(code, id) {
      if (id === own || !mayBeSpoiled.test(code)) return null;
      const edits = [];
      const used = new Set();
      for (const node of nodesOf(this.parse(code).body)) {
        if (node.type === 'NewExpression' && spoiledClasses.test(node.callee.name)) {
          const { name, start, end } = node.callee;
          used.add(`new${name}`);
          edits.push([start, end, `native_new${name}`]);
        }
        if (!isCall(node)) continue;
        const { object, property } = node.callee;
        const isStatic = Object.hasOwn(spoiledStatics, object.name) && spoiledStatics[object.name].test(property.name);
        if (!isStatic && !isSpoiledMethod(property.name, node.arguments)) continue;
        used.add(property.name);
        edits.push([node.start, node.start, `native_${property.name}(`]);
        const open = code.indexOf('(', property.end) + 1;
        if (isStatic) edits.push([object.start, open, '']);
        else edits.push([code.lastIndexOf('.', property.start), open, node.arguments.length > 0 ? ', ' : '']);
      }
      if (used.size === 0) return null;
      const names = [...used].map((name) => `${name} as native_${name}`).join(', ');
      // On the first line, so that all others stay where they were.
      return { code: `import { ${names} } from ${JSON.stringify(own)}; ${edited(code, edits)}`, map: null };
    },
  };
}

/**
 * Makes every `import('…')` a call of loadPart, which knows what to do when the file does not come: it is told
 * where the file is. What rollup put into the asking file stays a promise.
 */
export function loadParts() {
  const loader = fileURLToPath(new URL('../../src/loading/loadPart', import.meta.url));
  return {
    name: 'load-parts',
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes('import(')) return null;
      const found = [...nodesOf(this.parse(code).body)].filter(
        ({ type, source }) => type === 'ImportExpression' && source.type === 'Literal',
      );
      if (found.length === 0) return null;
      const edits = found.flatMap(({ start, end }) => [
        [start, start, 'loadPart((orgkitBring) => '],
        [end, end, ')'],
      ]);
      const whole = edited(code, edits);
      // On the first line, so that all others stay where they were.
      return { code: `import { loadPart } from ${JSON.stringify(loader)}; ${whole}`, map: null };
    },
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId && { left: 'orgkitBring(', right: ', import.meta.url)' },
  };
}

/** Chunks that elements need, by tag, and under `shared` those of all: known once the elements are built. */
let chunkNames = {};

export function findChunks() {
  return {
    name: 'find-chunks',
    generateBundle(_options, bundle) {
      const elements = Object.values(bundle).filter(({ isEntry, fileName }) => isEntry && fileName.startsWith('org-'));
      const closures = elements.map(({ name, fileName }) => [name, [...closureOf(bundle, fileName)]]);
      const shared = (closures[0]?.[1] ?? []).filter((chunk) => closures.every(([, chunks]) => chunks.includes(chunk)));
      const own = closures.map(([name, chunks]) => [name, chunks.filter((chunk) => !shared.includes(chunk))]);
      chunkNames = { shared, ...Object.fromEntries(own) };
    },
  };
}

/** Tells the loader of them, so that it starts them while it still asks for the element's own file. */
export function nameChunks() {
  return {
    name: 'name-chunks',
    renderChunk: (code) => ({ code: code.replace('ORGKIT_CHUNKS', JSON.stringify(chunkNames)), map: null }),
  };
}

/** Files that `name` imports at once, and those that these import. */
function closureOf(bundle, name, found = new Set()) {
  for (const imported of bundle[name].imports) {
    if (found.has(imported)) continue;
    found.add(imported);
    closureOf(bundle, imported, found);
  }
  return found;
}
