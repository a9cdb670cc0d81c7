import { groupModules } from '../../../scripts/build/groupModules.mjs';
import { bundle } from '../../support/bundle';

const code = (name: string, size: number) => `export const ${name} = '${name}${'x'.repeat(size)}';`;
const shows = (...names: readonly string[]) => `globalThis.shown = [${names.join()}];`;

/** Which files hold which modules. */
const held = async (files: Readonly<Record<string, string>>, entries: readonly string[]) => {
  const chunks = await bundle(files, entries, [groupModules()]);
  return Object.fromEntries(
    Object.entries(chunks).map(([name, { moduleIds }]) => [name, moduleIds.map((id) => id.slice('/src/'.length))]),
  );
};

const elements = (...bodies: readonly string[]) =>
  Object.fromEntries(bodies.map((body, index) => [`org-${'abcde'[index]}.js`, body]));

describe('groupModules', () => {
  it('puts what all elements start with into one file', async () => {
    const files = {
      ...elements(`import { x } from './x.js'; ${shows('x')}`, `import { x } from './x.js'; ${shows('x')}`),
      'x.js': `import { y } from './y.js'; export const x = y;`,
      'y.js': code('y', 100),
    };
    expect(await held(files, ['org-a.js', 'org-b.js'])).toMatchObject({ 'chunks/element.js': ['y.js', 'x.js'] });
  });

  it('follows a name through an index: what else the index names is not run', async () => {
    const files = {
      ...elements(
        `import { x } from './index.js'; ${shows('x')}`,
        `import { x, y } from './index.js'; ${shows('x', 'y')}`,
        `import { x, y } from './index.js'; ${shows('x', 'y')}`,
      ),
      'index.js': `export { x } from './x.js'; export * from './y.js';`,
      'x.js': code('x', 100),
      'y.js': code('y', 40_000),
    };
    expect(await held(files, ['org-a.js', 'org-b.js', 'org-c.js'])).toMatchObject({
      'chunks/element.js': ['x.js'],
      'chunks/b-c.js': ['y.js'],
    });
  });

  it('saves a file where somebody loads little in vain', async () => {
    const files = {
      ...elements(
        `import { x } from './x.js'; ${shows('x')}`,
        `import { x } from './x.js'; import { y } from './y.js'; ${shows('x', 'y')}`,
        `import { x } from './x.js'; import { y } from './y.js'; ${shows('x', 'y')}`,
      ),
      'x.js': code('x', 100),
      'y.js': code('y', 100),
    };
    expect(await held(files, ['org-a.js', 'org-b.js', 'org-c.js'])).toMatchObject({
      'chunks/element.js': ['x.js', 'y.js'],
    });
  });

  it('takes out of an element what the builder begins with, into one file, and nothing that later parts of it need', async () => {
    const files = {
      ...elements(
        `import { x } from './x.js'; import { y } from './y.js'; import { z } from './z.js'; ${shows('x', 'y', 'z')}`,
        shows(),
      ),
      'org-form-builder.js': `import { x } from './x.js'; ${shows('x')} import('./drawing.js'); import('./list.js');`,
      'drawing.js': `import './org-a.js'; export { z } from './z.js';`,
      'list.js': `import { y } from './y.js'; export const list = y;`,
      'x.js': code('x', 5000),
      'y.js': code('y', 5000),
      'z.js': code('z', 5000),
    };
    expect(await held(files, ['org-a.js', 'org-b.js', 'org-form-builder.js'])).toMatchObject({
      'org-a.js': expect.arrayContaining(['y.js', 'z.js', 'org-a.js']),
      'chunks/with-x.js': ['x.js'],
    });
  });

  it('leaves what one element has to that element, also where a door of it needs it too', async () => {
    const files = {
      ...elements(`import { x } from './x.js'; import('./door.js'); ${shows('x')}`, shows()),
      'door.js': `import { x } from './x.js'; ${shows('x')}; export const door = x;`,
      'x.js': code('x', 100),
    };
    expect((await held(files, ['org-a.js', 'org-b.js']))['org-a.js']).toContain('x.js');
  });

  it('puts texts that several elements start with into one file a language', async () => {
    const files = {
      ...elements(
        `import { a } from './i18n/a/index.js'; import { c } from './i18n/c/index.js'; ${shows('a', 'c')}`,
        `import { a } from './i18n/a/index.js'; import { c } from './i18n/c/index.js'; ${shows('a', 'c')}`,
      ),
      'i18n/a/index.js': `export const a = { he: () => import('./he.ts') };`,
      'i18n/a/he.ts': code('a', 10),
      'i18n/c/index.js': `export const c = { he: () => import('./he.ts') };`,
      'i18n/c/he.ts': code('c', 10),
    };
    expect(await held(files, ['org-a.js', 'org-b.js'])).toMatchObject({
      'chunks/texts-he.js': ['i18n/a/he.ts', 'i18n/c/he.ts'],
    });
  });
});
