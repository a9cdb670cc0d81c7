import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';

const root = resolve(__dirname, '../../..');

/** As the release build does: a style sheet is imported as a string. */
const cssText: Plugin = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = transform({ filename: path, code: await readFile(path), minify: true });
      return { contents: code.toString(), loader: 'text' };
    });
  },
};

const dynamicImport = /\bimport\((['"])[^'"]+\1\)/g;

/** As the release build does: a part that does not come is a LoadError, which elements wait out. */
const loadErrors: Plugin = {
  name: 'load-errors',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (!code.includes('import(')) return null;
      const told = code.replaceAll(dynamicImport, (call) => `${call}.catch(orgkitNotLoaded)`);
      const door = `import { LoadError } from ${JSON.stringify(join(root, 'src/loading/loadPart'))};
        const orgkitNotLoaded = (cause: unknown): never => { throw new LoadError('', { cause }); };\n`;
      return { contents: door + told, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Makes the loaders know other tags than those that are shipped. */
const knowTags = (tags: readonly string[]): Plugin => ({
  name: 'tags',
  setup({ onLoad }) {
    onLoad({ filter: /elements\/tags\.ts$/ }, () => ({ contents: `export const tags = ${JSON.stringify(tags)};` }));
  },
});

export interface Built {
  folder: string;
  remove(): void;
}

/** Builds the probe element and the loaders into a temporary folder: quicker than a release, and with React's warnings. */
export async function buildProbe({ development = false } = {}): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-probe-'));
  const shared = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    target: 'es2022',
    logLevel: 'error',
    jsx: 'automatic',
    plugins: [cssText, loadErrors, knowTags(['org-probe', 'org-other'])],
    define: {
      'process.env.NODE_ENV': development ? '"development"' : '"production"',
      ORGKIT_CHUNKS: '{"shared":["shared.js"],"org-probe":["own.js"]}',
    },
  } satisfies BuildOptions;
  const bundle = (file: string, format: 'esm' | 'iife') =>
    build({ ...shared, entryPoints: [join(root, file)], entryNames: '[name]', format, splitting: format === 'esm' });
  await bundle('tests/probe/org-probe.tsx', 'esm');
  await bundle('elements/autoload.ts', 'esm');
  await bundle('elements/classic.ts', 'iife');
  await bundle('elements/frame.ts', 'iife');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the page of the editor of formatted texts. */
export async function buildEditor(): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'orgkit-editor-'));
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/probe/editor-probe.tsx'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    jsx: 'automatic',
    plugins: [cssText, loadErrors],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
