import { loadParts } from '../../../scripts/build/loadParts.mjs';
import { bundle } from '../../support/bundle';

it('tells who fetches a file which files that one imports, except those that are there', async () => {
  const files = {
    'org-a.js': `import { here } from './here.js'; globalThis.load = () => import('./door.js'); globalThis.here = here;`,
    'org-b.js': `import { deep } from './deep.js'; globalThis.deep = deep;`,
    'org-c.js': `import { here } from './here.js'; globalThis.here = here;`,
    'door.js': `import { deep } from './deep.js'; import { here } from './here.js'; export const door = deep + here;`,
    'deep.js': `export const deep = 'deep';`,
    'here.js': `export const here = 'here';`,
  };
  const loader = {
    name: 'loader',
    load: (id: string) => (id.endsWith('/loadPart') ? 'export const loadPart = 0;' : null),
  };
  const chunks = await bundle(files, ['org-a.js', 'org-b.js', 'org-c.js'], [loader, loadParts()]);
  expect(chunks['org-a.js']?.code).toContain(
    `loadPart((orgkitBring) => orgkitBring('./chunks/door.js', import.meta.url, ["./chunks/deep.js"]))`,
  );
});
