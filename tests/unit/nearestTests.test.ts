import { makeTree } from '../support/program';
import { nearestTests } from '../../scripts/lib/nearestTests.mjs';

const tree = makeTree(
  {
    'src/a.ts': '',
    'src/a.test.ts': "import { a } from './a';",
    'src/b.ts': "import { a } from './a';\nexport { c } from './c';\nimport './deep';",
    'src/c/index.ts': '',
    'src/b.test.tsx': "import { b } from './b';",
    'tests/all.test.ts': "import { a } from '../src/a';\nawait import('../src/lone');",
    'src/deep.ts': '',
    'src/lone.ts': "import './lone.css';",
    'src/nobody.ts': '',
    'src/c/c.test.ts': "import { c } from '.';",
    'tests/c.test.ts': "import { c } from '../src/c';",
  },
  { packages: false },
);
afterAll(() => tree.remove());
const files = [
  'a.ts',
  'a.test.ts',
  'b.ts',
  'c/index.ts',
  'b.test.tsx',
  'c/c.test.ts',
  'deep.ts',
  'lone.ts',
  'nobody.ts',
].map((n) => `src/${n}`);
const of = (...changed: string[]) =>
  nearestTests(tree.folder, ['tests/all.test.ts', 'tests/c.test.ts', ...files], changed);

describe('nearest tests of a change', () => {
  it.each([
    ['a test is its own', ['src/b.test.tsx'], ['src/b.test.tsx']],
    ['tests that import it, those close to it first', ['src/a.ts'], ['src/a.test.ts', 'tests/all.test.ts']],
    ['tests that import its folder', ['src/c/index.ts'], ['src/c/c.test.ts', 'tests/c.test.ts']],
    ['tests of what imports it, when none imports itself', ['src/b.ts'], ['src/b.test.tsx']],
    ['tests further away', ['src/deep.ts'], ['src/b.test.tsx']],
    ['tests that import it later', ['src/lone.ts'], ['tests/all.test.ts']],
    ['each test once', ['src/b.ts', 'src/b.test.tsx'], ['src/b.test.tsx']],
    ['none', ['src/nobody.ts', 'README.md'], []],
  ])('are %s', (_case, changed, expected) => {
    expect(of(...changed)).toEqual(expected);
  });
});
