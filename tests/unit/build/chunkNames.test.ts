import type { OutputBundle, Plugin } from 'rollup';
import { chunkNames, type ChunkNames } from '../../../scripts/build/chunkNames.mjs';
import { bundle } from '../../support/bundle';

async function namesOf(files: Readonly<Record<string, string>>, entries: readonly string[]): Promise<ChunkNames> {
  let names: ChunkNames = { ORGKIT_CHUNKS: {}, ORGKIT_DOORS: {} };
  const finder: Plugin = {
    name: 'finder',
    generateBundle(_options, output: OutputBundle) {
      names = chunkNames(output, [...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
  };
  await bundle(files, entries, [finder]);
  return names;
}

it('names what elements import, what stands behind doors, and the texts of each', async () => {
  const shown = (...names: readonly string[]) => `globalThis.shown = [${names.join()}];`;
  const names = await namesOf(
    {
      'org-a.ts': `import { x } from './x.js'; import { texts } from './i18n/a/index.js'; ${shown('x', 'texts')}
        globalThis.load = [() => import('./people.lazy.ts'), () => import('./a.lazy.ts')];`,
      'org-b.ts': `import { x } from './x.js'; ${shown('x')}`,
      'x.js': `export const x = 'x';`,
      'a.lazy.ts': `export const a = 'with the element';`,
      'people.lazy.ts': `import { x } from './x.js'; export { people } from './i18n/people/index.js'; export const own = x;`,
      'i18n/a/index.js': `export const texts = { he: () => import('./he.ts') };`,
      'i18n/a/he.ts': `export const a = 'א';`,
      'i18n/people/index.js': `export const people = { he: () => import('./he.ts') };`,
      'i18n/people/he.ts': `export const people = 'ב';`,
    },
    ['org-a.ts', 'org-b.ts'],
  );
  expect(names).toEqual({
    ORGKIT_CHUNKS: {
      shared: ['chunks/x.js'],
      'org-a': ['chunks/a.lazy.js'],
      'org-a he': ['chunks/he.js'],
      'org-b': [],
    },
    ORGKIT_DOORS: { people: ['chunks/people.lazy.js'], 'people he': ['chunks/he2.js'] },
  });
});
