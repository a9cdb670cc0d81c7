import { fileURLToPath } from 'node:url';

/**
 * React's files as modules, which they are not as they come: what no element uses of React is left out, some 3 KiB with gzip.
 * Lines stay where they were.
 */
export function reactAsModules() {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'];
  const fileOf = (name) => `node_modules/${name.split('/')[0]}/cjs/${name.replace('/', '-')}.production.js`;
  const files = Object.fromEntries(
    names.map((name) => [name, fileURLToPath(new URL(`../../${fileOf(name)}`, import.meta.url))]),
  );
  const asImports = (declaration) =>
    declaration.replace('var', '').replace(/(\w+) = require\((.+)\)[,;]/g, 'import * as $1 from $2;');
  return {
    name: 'react-as-modules',
    resolveId: { order: 'pre', handler: (id) => files[id] ?? null },
    transform(code, id) {
      if (!Object.values(files).includes(id)) {
        if (!id.includes('/node_modules/')) return null;
        const slim = code
          .replace(/import (\w+) from (["']react["'])/, 'import * as $1 from $2')
          .replace(/import (\w+), ({[^}]+}) from (["']react["'])/, 'import * as $1 from $3; import $2 from $3')
          // A copy of all that React has would bring all of it to every element.
          .replace(/{(\s*)\.\.\.React(\s*)}/, '{$1useId: React.useId, useInsertionEffect: React.useInsertionEffect$2}');
        return { code: slim, map: null };
      }
      const exported = [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => `exports_${name} as ${name}`);
      const body = code
        .replace(/^var (\s*\w+ = require\(.+\)[,;])+/m, asImports)
        .replace(/^(?=exports\.\w+ =)/gm, 'let ')
        .replace(/\bexports\./g, 'exports_');
      if (/\brequire\(|\bexports\b/.test(body)) this.error(`${id} is not written as expected.`);
      return { code: `${body}\nexport { ${exported.join(', ')} };`, map: null };
    },
  };
}
