import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTree, root, runNode } from '../support/program';

let tree: ReturnType<typeof makeTree>;
beforeAll(() => {
  tree = makeTree({ 'package.json': readFileSync(join(root, 'package.json'), 'utf8') });
  for (const path of [
    'src',
    'server',
    'docs',
    'types',
    'tsconfig.json',
    'tsconfig.core.json',
    'jest.config.mjs',
    'package-lock.json',
    'tests',
    'elements',
    'scripts',
  ])
    cpSync(join(root, path), join(tree.folder, path), { recursive: true });
});
afterAll(() => tree.remove());

const scaffold = (...args: string[]) => runNode([join(root, 'scripts/new.mjs'), ...args, tree.folder]);
const read = (path: string) => readFileSync(join(tree.folder, path), 'utf8');

describe('npm run new', () => {
  it.each([
    ['block', 'rating', 'src/core/form/blocks/rating.ts', 'src/core/form/blocks/blockKinds.ts', /^ {2}rating,$/m],
    ['section', 'topGivers', 'src/features/campaign/sections/TopGivers.tsx', 'src/contract/terms/campaignPage.ts', /, 'TOP_GIVERS'\] as const/],
    ['call', 'sponsors', 'src/contract/sponsors.ts', 'src/contract/routes.ts', /^ {2}listSponsors,$/m],
    ['letter', 'reminder', 'server/features/reminder/reminderLetter.ts', 'server/wiring.ts', /const letters[^;]*\n  reminderLetter,\n\]/],
  ] as const)('writes a %s, and enters it where it is listed', (kind, name, file, list, entry) => {
    const { code, output } = scaffold(kind, name);
    expect(output).toContain(file);
    expect(code).toBe(0);
    expect(existsSync(join(tree.folder, file))).toBe(true);
    expect(read(list)).toMatch(entry);
  }); // oxfmt-ignore

  // Compiling the whole copy and starting servers takes a minute: `npm run proof` does it for all of them.
  const proof = process.env['ORGKIT_PROOF'] !== undefined;
  const failing = [
    ['blocks/rating.test', 'FORM-00 a rating refuses'],
    ...(proof
      ? [
          ['TopGivers.test', 'CAMP-00 TOP_GIVERS'],
          ['sponsors.test', 'CALL-00 listSponsors'],
          ['reminderLetter.test', 'MAIL-00 a reminder'],
        ]
      : []),
  ] as const;

  it('writes tests that fail until it is built', () => {
    const jest = ['--experimental-vm-modules', '--no-warnings', join(root, 'node_modules/jest/bin/jest.js')];
    const files = failing.map(([file]) => file);
    const { output } = runNode([...jest, ...files, '-w', '1', '--selectProjects', 'unit', 'dom'], {
      cwd: tree.folder,
      env: { TEST_DATABASE_URL: '' },
    });
    for (const [, test] of failing) expect(output).toContain(`● ${test}`);
    expect(output).toContain(`Test Suites: ${files.length} failed, ${files.length} total`);
  });

  it('writes what compiles', () => {
    const project = proof ? 'tsconfig.json' : 'tsconfig.core.json';
    const { output } = runNode([join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--noEmit'], {
      cwd: tree.folder,
    });
    expect(output).toBe('');
  });

  it('changes nothing when a file is there already, a list is not where it was, or the name is none', () => {
    const before = read('src/contract/routes.ts');
    expect(scaffold('call', 'sponsors').output).toContain('exists already. Nothing was written.');
    expect(scaffold('call', 'Top-Givers').output).toContain('"Top-Givers" is no name');
    expect(scaffold('page', 'about').output).toContain('block, section, call, letter');
    expect(read('src/contract/routes.ts')).toBe(before);
    rmSync(join(tree.folder, 'server/wiring.ts'));
    expect(scaffold('letter', 'farewell').code).toBe(1);
    expect(existsSync(join(tree.folder, 'server/features/farewell'))).toBe(false);
  });
});
