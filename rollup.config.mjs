import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import esbuild from 'rollup-plugin-esbuild';
import { tellChunks } from './scripts/build/chunkNames.mjs';
import { cssText } from './scripts/build/cssText.mjs';
import { groupModules } from './scripts/build/groupModules.mjs';
import { keepMinified } from './scripts/build/keepMinified.mjs';
import { loadParts } from './scripts/build/loadParts.mjs';
import { numberingPlans } from './scripts/build/numberingPlans.mjs';
import { ownNatives } from './scripts/build/ownNatives.mjs';
import { pageStyles } from './scripts/build/pageStyles.mjs';
import { propsWithoutSchemas } from './scripts/build/propsWithoutSchemas.mjs';
import { reactAsModules } from './scripts/build/reactAsModules.mjs';
import { siteChunks } from './scripts/build/siteChunks.mjs';
import { slimRoutes } from './scripts/build/slimRoutes.mjs';
import { readTable } from './scripts/lib/readTable.mjs';

const watching = process.argv.includes('-w') || process.argv.includes('--watch');
const extensions = ['.mjs', '.js', '.ts', '.tsx'];
const { routes } = await readTable('src/contract/routes.ts');
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));
const { findChunks, nameChunks } = tellChunks();

// Functions that are used once are not inlined: React's chunk is half a kilobyte smaller with gzip that way.
const minifying = { ecma: 2022, module: true, compress: { passes: 3, reduce_funcs: false, pure_getters: true } };
const { version: minifierVersion } = JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8'));

/** Types are the `types` step's to check: here they are only taken away. */
const withoutTypes = () =>
  typescript({
    tsconfig: './tsconfig.json',
    noEmit: false,
    noCheck: true,
    // No type checking here, so the types of the platform and of packages need not be read.
    lib: ['ES5'],
    types: [],
    paths: { '*': ['./types/css.d.ts'] },
    outputToFilesystem: false,
    include: ['src/**/*.ts', 'src/**/*.tsx', 'elements/**/*.ts', 'types/**/*.d.ts'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
  });

const browser = {
  input: {
    'org-donation': 'elements/org-donation.ts',
    'org-payment': 'elements/org-payment.ts',
    'org-form': 'elements/org-form.ts',
    'org-form-builder': 'elements/org-form-builder.ts',
    'org-campaign': 'elements/org-campaign.ts',
    'org-screen': 'elements/org-screen.ts',
    'org-site': 'elements/org-site.ts',
    remote: 'elements/remote.ts',
    evening: 'elements/evening.ts',
    // By its name after the elements: the first one decides how React's modules are ordered, and so how well they compress.
    'users-desk': 'elements/users-desk.ts',
  },
  output: {
    dir: 'dist/elements',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Not named in the files: their names, which do not compress, are a fifth of a KiB of what a page loads.
    sourcemap: 'hidden',
    hoistTransitiveImports: false,
  },
  plugins: [
    replace({
      preventAssignment: true,
      'process.env.NODE_ENV': JSON.stringify(watching ? 'development' : 'production'),
    }),
    numberingPlans(),
    cssText(),
    resolve({ browser: true, extensions }),
    // Only React is not written as modules. Its files for development are made in another way.
    watching ? commonjs() : reactAsModules(),
    watching ? esbuild({ target: 'es2022', jsx: 'automatic' }) : withoutTypes(),
    slimRoutes(routes),
    propsWithoutSchemas(),
    loadParts(),
    ownNatives(),
    groupModules(),
    findChunks(),
    pageStyles(),
    siteChunks(),
    !watching && keepMinified(terser(minifying), [minifying, minifierVersion], '.cache/minified.json'),
  ],
  // Nothing under src does anything by being loaded: what an element does not use of a feature is left out whole, contexts
  // and lazy components included.
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id) => !id.includes('/src/') },
  onwarn: failOnWarning,
};

/** The loader, what it asks about documents, what begins a page that the server has drawn, and what keeps a screen's: each one file, which shares nothing with what it loads. */
const loaders = ['autoload', 'documents', 'boot', 'screen-page'].map((name) => ({
  input: `elements/${name}.ts`,
  output: { file: `dist/elements/${name}.js`, format: 'es', sourcemap: 'hidden' },
  plugins: [
    resolve({ browser: true, extensions }),
    esbuild({ target: 'es2022' }),
    slimRoutes(routes),
    !watching && terser({ ecma: 2022, module: true, compress: { passes: 3 } }),
    nameChunks(),
  ],
  // Only the entry has side effects: route fields that just the server reads are dropped.
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id) => id.includes('/elements/') },
  onwarn: failOnWarning,
}));

/** Scripts for pages that accept only classic scripts, and the worker of screens: each one file, no React inside. */
const classic = ['classic', 'frame', 'screen-worker'].map((name) => ({
  input: `elements/${name}.ts`,
  output: { file: `dist/elements/${name}.js`, format: 'iife', sourcemap: true },
  plugins: [
    resolve({ browser: true, extensions }),
    esbuild({ target: 'es2022' }),
    ownNatives(),
    !watching && terser({ ecma: 2020 }),
  ],
  onwarn: failOnWarning,
}));

const server = {
  input: { main: 'server/main.ts', cli: 'server/cli.ts', pictureWorker: 'server/pictures/pictureWorker.ts' },
  external: (id) =>
    id.startsWith('node:') ||
    Object.keys(packageJson.dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist/server', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
  plugins: [cssText(), resolve({ extensions, exportConditions: ['node'] }), esbuild({ target: 'node20' })],
  onwarn: failOnWarning,
};

/** The views of sites as the server draws them, with React inside: nothing else of the server knows it. */
const site = {
  input: { render: 'src/pages/server.tsx' },
  external: (id) => builtinModules.includes(id.replace('node:', '')),
  output: { dir: 'dist/site', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
  plugins: [
    replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify('production') }),
    cssText(),
    resolve({ extensions, exportConditions: ['node'], preferBuiltins: true }),
    commonjs({ ignoreDynamicRequires: true }),
    esbuild({ target: 'node20', jsx: 'automatic' }),
  ],
  onwarn: failOnWarning,
};

function failOnWarning(warning) {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  // React asks the scheduler for two functions that only its tests have.
  if (warning.code === 'MISSING_EXPORT' && warning.exporter.includes('/scheduler/')) return;
  throw new Error(`rollup: ${warning.message}`);
}

export default [browser, ...loaders, ...classic, server, site];
