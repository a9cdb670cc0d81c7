import { rollup, type OutputChunk, type Plugin } from 'rollup';

/** What the bundler makes of these files, which stand under `/src/`, with these plugins: its chunks by name. */
export async function bundle(
  files: Readonly<Record<string, string>>,
  entries: readonly string[],
  plugins: readonly Plugin[],
): Promise<Record<string, OutputChunk>> {
  const place = (name: string) => `/src/${name}`;
  const places = entries.map(place);
  const build = await rollup({
    input: places,
    treeshake: { moduleSideEffects: (id) => !id.includes('/src/') || places.includes(id) },
    plugins: [
      {
        name: 'files',
        resolveId: (id, from) => (from ? new URL(id, `file://${from}`).pathname : id),
        load: (id) => files[id.slice('/src/'.length)] ?? null,
      },
      ...plugins,
    ],
  });
  const names = { chunkFileNames: 'chunks/[name].js', entryFileNames: '[name].js' };
  const { output } = await build.generate({ format: 'es', ...names });
  return Object.fromEntries(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}
