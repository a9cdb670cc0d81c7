import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { keepMinified } from './scripts/build/keepMinified.mjs';
import { readTable } from './scripts/lib/readTable.mjs';
import { findChunks, loadParts, nameChunks, ownNatives } from './scripts/lib/rollupPlugins.mjs';
import { slimRoutes } from './scripts/lib/slimRoutes.mjs';

const watching = process.argv.includes('-w') || process.argv.includes('--watch');
const extensions = ['.mjs', '.js', '.ts', '.tsx'];
const { routes } = await readTable('src/contract/routes.ts');
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

const modules = (list) => new RegExp(`/src/(${list.trim().replace(/\s+/g, '|')})\\.(tsx?|css)$`);

/**
 * What several elements start with, in few files: each file of its own costs more than what such modules hold. A module
 * that is missing here has a file of its own, which the check of sizes notices.
 */
const together = {
  react: /node_modules\/(react|react-dom|scheduler|@r2wc|zustand)\/|\/src\/loading\/natives\.ts$/,
  element: modules(`
    runtime/page/(page|frameLink|withoutReturn)
    runtime/(context|attributes|scriptOrigin|settings|tellDeveloper|mayPass|sameContent|Trial|useComingBack)
    runtime/element/(ElementValues|styleSheets|createElementClass|defineElement)
    runtime/shell/(emit|ErrorBoundary|ErrorScreen|resources|tellLoadFailure|useNotifications|Shell|runtime)
    runtime/shell/(languageAround|ground) runtime/return/paymentReturn
    loading/(retryLater|loadPart|patiently|lazyView|lastingTexts)
    core/organisation/(settings|brandColour|offersLanguage)
    client/(apiError|callByFetch|client|clock|safeStorage|requestCache)
    ui/(Late|Skeleton|Icon|icons|Logo|safeLink|buttonClass|Notice|Button) ui/fields/(Field|Select)
    ui/styles/(index|base|tokens|buttons|fields|notice) i18n/catalogue i18n/common/(index|fr)
    contract/(route|organisations) contract/terms/languages core/writeJson core/richText/schemes
    core/money/(minor|arithmetic|roundDecimal|exponentOf|readDecimal|toMinor) core/payment/plan/defaultMonths`),
  money: modules(`
    core/money/(formatMoney|toUnits|displayCurrency|convert|displayPlan|moneySign) ui/Amount`),
  giving: modules(`
    core/payment/receipt/(receipt|canIssueReceipts) ui/fields/(AmountInput|RadioGroup|SegmentedControl|currencyMark)
    ui/styles/options`),
  page: modules(`
    core/money/(writeMoney|writeNumber|percentage) core/fund/presetsFor ui/styles/(choices|progress)
    ui/(Card|LinkButton|Progress) ui/media/youtubeId runtime/page/pageAddress`),
  campaign: modules(`
    contract/campaignRead core/campaign/figures/(donorWord|goalOf|percentOf|widgetFigures)
    core/campaign/state/withCampaignDefaults`),
  typing: modules(`
    ui/styles/forms ui/fields/(Checkbox|TextArea|TextInput) ui/phone/awaitPhones i18n/problems/index runtime/failures
    contract/terms/(isEmail|payerLimits)`),
  blocks: modules(`
    core/text/foldText features/form/run/(shown|hasFrame) features/form/frame/Blocks features/form/views/loadViews
    core/form/values/isRecord core/form/schema/(props|commonProps|formDocument) core/form/engine/propsOf
    core/form/blocks/empty`),
  zone: modules('core/organisation/(isTimeZone|timeZoneOf)'),
  checkout: modules(`
    client/randomId runtime/page/(sendWindow|navigateWindow) contract/(payments|paymentConfig)
    features/payment/checkout/configCache core/money/parseAmount
    core/payment/plan/(monthlyPlan|monthRules|monthChoices)`),
};

/** Takes the JSON Schemas out of the properties of blocks: only the server and the documentation have a use for them. */
function propsWithoutSchemas() {
  return {
    name: 'props-without-schemas',
    transform(code, id) {
      if (!id.endsWith('/src/core/form/schema/props.ts')) return null;
      let slim = code;
      const visit = (node) => {
        if (Array.isArray(node)) return node.forEach(visit);
        if (typeof node?.type !== 'string') return;
        if (node.type === 'Property' && node.key.name === 'schema' && node.value.type === 'ObjectExpression')
          slim = slim.slice(0, node.start) + 'schema:0'.padEnd(node.end - node.start) + slim.slice(node.end);
        else Object.values(node).forEach((child) => typeof child === 'object' && visit(child));
      };
      visit(this.parse(code).body);
      return { code: slim, map: null };
    },
  };
}

/**
 * React's files as modules, which they are not as they come: what no element uses of React is left out, some 3 KiB with gzip.
 * Lines stay where they were.
 */
function reactAsModules() {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'];
  const fileOf = (name) => `node_modules/${name.split('/')[0]}/cjs/${name.replace('/', '-')}.production.js`;
  const files = Object.fromEntries(names.map((name) => [name, fileURLToPath(new URL(fileOf(name), import.meta.url))]));
  const asImports = (declaration) =>
    declaration.replace('var', '').replace(/(\w+) = require\((.+)\)[,;]/g, 'import * as $1 from $2;');
  return {
    name: 'react-as-modules',
    resolveId: { order: 'pre', handler: (id) => files[id] ?? null },
    transform(code, id) {
      if (!Object.values(files).includes(id)) {
        if (!id.includes('/node_modules/')) return null;
        return { code: code.replace(/import (\w+) from (["']react["'])/, 'import * as $1 from $2'), map: null };
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

/** One script per calling code instead of all numbering plans of the telephone library: see src/ui/phone/numberingPlans.ts. */
function numberingPlans() {
  const all = JSON.parse(readFileSync('node_modules/libphonenumber-js/metadata.min.json', 'utf8'));
  const prefix = 'numbering-plan-';
  const only = (of, names) => Object.fromEntries(names.filter((name) => of[name]).map((name) => [name, of[name]]));
  const planOf = (code) => ({
    version: all.version,
    country_calling_codes: only(all.country_calling_codes, [code]),
    countries: only(all.countries, all.country_calling_codes[code] ?? []),
    nonGeographic: only(all.nonGeographic, [code]),
  });
  const codes = [...Object.keys(all.country_calling_codes), ...Object.keys(all.nonGeographic)];
  const loaders = codes.map((code) => `${code}: () => import('${prefix}${code}').then(({ plan }) => plan)`);
  return {
    name: 'numbering-plans',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load(id) {
      if (id.endsWith('/src/ui/phone/numberingPlans.ts'))
        return `export const numberingPlans = { ${loaders.join(', ')} };`;
      if (!id.startsWith(prefix)) return null;
      return `export const plan = ${JSON.stringify(planOf(id.slice(prefix.length)))};`;
    },
  };
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

// Functions that are used once are not inlined: React's chunk is half a kilobyte smaller with gzip that way.
const minifying = { ecma: 2022, module: true, compress: { passes: 3, reduce_funcs: false, pure_getters: true } };
const { version: minifierVersion } = JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8'));

const browser = {
  input: {
    'org-donation': 'elements/org-donation.ts',
    'org-payment': 'elements/org-payment.ts',
    'org-form': 'elements/org-form.ts',
    'org-campaign': 'elements/org-campaign.ts',
    'org-screen': 'elements/org-screen.ts',
    remote: 'elements/remote.ts',
  },
  output: {
    dir: 'dist/elements',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Not named in the files: their names, which do not compress, are a fifth of a KiB of what a page loads.
    sourcemap: 'hidden',
    hoistTransitiveImports: false,
    manualChunks(id) {
      // Texts that most elements have come in one file for each language; those of last resort are part of the element.
      const [, language] = /\/src\/i18n\/(?:common|problems)\/(en|he|it|pt|ru)\.ts$/.exec(id) ?? [];
      if (language) return `texts-${language}`;
      return Object.keys(together).find((name) => together[name].test(id));
    },
    onlyExplicitManualChunks: true,
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
    // Types are the `types` step's to check: here they are only taken away.
    esbuild({ target: 'es2022', jsx: 'automatic' }),
    slimRoutes(routes),
    propsWithoutSchemas(),
    loadParts(),
    ownNatives(),
    findChunks(),
    pageStyles(),
    !watching && keepMinified(terser(minifying), [minifying, minifierVersion], '.cache/minified.json'),
  ],
  // Nothing under src does anything by being loaded: what an element does not use of a feature is left out whole, contexts
  // and lazy components included.
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id) => !id.includes('/src/') },
  onwarn: failOnWarning,
};

/** The loader: one file, which shares nothing with what it loads. */
const loader = {
  input: 'elements/autoload.ts',
  output: { file: 'dist/elements/autoload.js', format: 'es', sourcemap: 'hidden' },
  plugins: [
    resolve({ browser: true, extensions }),
    esbuild({ target: 'es2022' }),
    !watching && terser({ ecma: 2022, module: true, compress: { passes: 3 } }),
    nameChunks(),
  ],
  onwarn: failOnWarning,
};

/** Scripts for pages that accept only classic scripts: each one file, no React inside. */
const classic = ['classic', 'frame'].map((name) => ({
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
  // React asks the scheduler for two functions that only its tests have.
  if (warning.code === 'MISSING_EXPORT' && warning.exporter.includes('/scheduler/')) return;
  throw new Error(`rollup: ${warning.message}`);
}

export default [browser, loader, ...classic, server];
