import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { closureOf, sharedBy } from './chunkGraph.mjs';
import { edited, nodesOf } from './syntax.mjs';

const brought = /orgkitBring\((['"])([^'"]+)\1, import\.meta\.url\)/g;

/**
 * Makes every `import('…')` a call of loadPart, which knows what to do when the file does not come: it is told where the file is,
 * and which files that one imports, so that all are asked for at once. What rollup put into the asking file stays a promise.
 */
export function loadParts() {
  const loader = fileURLToPath(new URL('../../src/loading/loadPart', import.meta.url));
  return {
    name: 'load-parts',
    transform(code, id) {
      if (!/\/(src|elements)\//.test(id) || !code.includes('import(')) return null;
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
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (!code.includes('orgkitBring(')) return null;
      const folder = dirname(fileName);
      const known = new Set([fileName, ...closureOf(chunks, fileName), ...sharedBy(chunks)]);
      const placed = (file) => JSON.stringify(`./${relative(folder, file)}`);
      const told = code.replace(brought, (whole, _quote, path) => {
        const needed = [...closureOf(chunks, join(folder, path))].filter((file) => !known.has(file));
        return needed.length === 0 ? whole : `${whole.slice(0, -1)}, [${needed.map(placed).join()}])`;
      });
      return { code: told, map: null };
    },
  };
}
