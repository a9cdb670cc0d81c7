// `npm run bench`: compiles the benches and runs them; `npm run bench -- growth --million` with a campaign of a million gifts,
// `npm run bench -- growth --on=embedded --sizes=1000 --parts=gifts --keep=FOLDER` in turns (bench/growth/options.ts).
// Figures are ratios within one run: absolute ones depend on the machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { installWhenNeeded } from '../scripts/lib/install.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { root } from '../scripts/lib/processes.mjs';

process.chdir(root);
// The libraries compared against. React stays the project's own copy.
await installWhenNeeded(join(root, 'bench'), ['--legacy-peer-deps']);
process.env.CHROMIUM_PATH ??= findChromium() ?? '';
const outdir = join(root, 'dist/bench');
await build({
  entryPoints: ['bench/main.ts', 'bench/rawServer.ts', 'bench/liveServer.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  loader: { '.css': 'text' },
  outdir,
});
await build({
  entryPoints: [
    'bench/hello.tsx',
    'bench/builder/plainList.tsx',
    'bench/forms/orgForm.ts',
    'bench/forms/rjsf.tsx',
    'bench/forms/formJs.ts',
    'bench/usable/peers/rjsf.tsx',
    'bench/usable/peers/formJs.ts',
    'bench/usable/peers/jsonForms.mjs',
  ],
  outbase: 'bench',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir,
});
const { runBenches } = await import(pathToFileURL(join(outdir, 'main.js')).href);
process.exitCode = (await runBenches(process.argv.slice(2), startPostgres)) ? 0 : 1;
