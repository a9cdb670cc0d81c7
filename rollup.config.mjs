import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import esbuild from 'rollup-plugin-esbuild';

const watching = process.argv.includes('-w') || process.argv.includes('--watch');
const extensions = ['.mjs', '.js', '.ts', '.tsx'];
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));

/** Turns an imported .css file into a minified string, so that one constructed style sheet can be shared by all instances. */
function cssText() {
  return {
    name: 'css-text',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };
      const css = transform({ filename: id, code: Buffer.from(code), minify: true, targets });
      return { code: `export default ${JSON.stringify(css.code.toString())};`, map: null };
    },
  };
}

const serverOnly = ['summary', 'access', 'params', 'query', 'request', 'response'];

/** Takes the schemas out of the contract's routes: a browser needs the method and the path, only the server checks. */
function routesWithoutSchemas() {
  return {
    name: 'routes-without-schemas',
    transform(code, id) {
      if (!/src\/contract\/\w+\.ts$/.test(id) || !code.includes('defineRoute(')) return null;
      let slim = code;
      for (const { declaration } of this.parse(code).body) {
        const call = declaration?.declarations?.[0]?.init;
        if (call?.callee?.name !== 'defineRoute') continue;
        const { properties } = call.arguments[0];
        for (const { key, start, end } of properties) {
          if (!serverOnly.includes(key.name)) continue;
          slim = slim.slice(0, start) + `${key.name}:0`.padEnd(end - start) + slim.slice(end);
        }
      }
      // Nothing moved: the map of the step before still holds.
      return { code: slim, map: null };
    },
  };
}

/** Tells the loader which chunks elements need, so that it starts them while it still asks for the element's own file. */
function nameChunks() {
  return {
    name: 'chunk-names',
    generateBundle(_options, bundle) {
      const loader = bundle['autoload.js'];
      if (!loader) return;
      const elements = Object.values(bundle).filter(({ isEntry, fileName }) => isEntry && fileName.startsWith('org-'));
      const closures = elements.map(({ name, fileName }) => [name, [...closureOf(bundle, fileName)]]);
      const shared = (closures[0]?.[1] ?? []).filter((chunk) => closures.every(([, chunks]) => chunks.includes(chunk)));
      const own = closures.map(([name, chunks]) => [name, chunks.filter((chunk) => !shared.includes(chunk))]);
      loader.code = loader.code.replace('ORGKIT_CHUNKS', JSON.stringify({ shared, ...Object.fromEntries(own) }));
    },
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

/** The style sheet of host pages, which reserves room for elements. */
function pageStyles() {
  return {
    name: 'page-styles',
    generateBundle() {
      const code = readFileSync('elements/orgkit.css');
      const source = transform({ filename: 'orgkit.css', code, minify: true }).code;
      this.emitFile({ type: 'asset', fileName: 'orgkit.css', source });
    },
  };
}

// The type-aware plugin makes what we ship; the quick one serves `npm run dev`.
const compile = () =>
  watching
    ? esbuild({ target: 'es2022', jsx: 'automatic' })
    : typescript({
        tsconfig: './tsconfig.json',
        noEmit: false,
        noEmitOnError: true,
        outputToFilesystem: false,
        include: ['src/**/*.ts', 'src/**/*.tsx', 'elements/**/*.ts', 'types/**/*.d.ts'],
        exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
      });

const browser = {
  input: {
    autoload: 'elements/autoload.ts',
    'org-donation': 'elements/org-donation.ts',
    'org-payment': 'elements/org-payment.ts',
  },
  output: {
    dir: 'dist/elements',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    hoistTransitiveImports: false,
    manualChunks(id) {
      if (/node_modules\/(react|react-dom|scheduler|@r2wc)\//.test(id)) return 'react';
      return undefined;
    },
  },
  plugins: [
    replace({
      preventAssignment: true,
      'process.env.NODE_ENV': JSON.stringify(watching ? 'development' : 'production'),
    }),
    cssText(),
    resolve({ browser: true, extensions }),
    commonjs(),
    compile(),
    routesWithoutSchemas(),
    nameChunks(),
    pageStyles(),
    // Functions that are used once are not inlined: React's chunk is half a kilobyte smaller with gzip that way.
    !watching && terser({ ecma: 2022, module: true, compress: { passes: 2, reduce_funcs: false } }),
  ],
  // Nothing under src does anything by being loaded: what an element does not use of a feature is left out whole, contexts
  // and lazy components included.
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id) => !id.includes('/src/') },
  onwarn: failOnWarning,
};

/** Scripts for pages that accept only classic scripts: each one file, no React inside. */
const classic = ['classic', 'frame'].map((name) => ({
  input: `elements/${name}.ts`,
  output: { file: `dist/elements/${name}.js`, format: 'iife', sourcemap: true },
  plugins: [resolve({ browser: true, extensions }), esbuild({ target: 'es2022' }), !watching && terser({ ecma: 2020 })],
  onwarn: failOnWarning,
}));

const server = {
  input: { main: 'server/main.ts', cli: 'server/cli.ts' },
  external: (id) =>
    id.startsWith('node:') ||
    Object.keys(packageJson.dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist/server', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
  plugins: [cssText(), resolve({ extensions, exportConditions: ['node'] }), esbuild({ target: 'node20' })],
  onwarn: failOnWarning,
};

function failOnWarning(warning) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  throw new Error(`rollup: ${warning.message}`);
}

export default [browser, ...classic, server];
