import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './processes.mjs';

/** A table of the sources as a module: esbuild takes the types away. */
export async function readTable(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
