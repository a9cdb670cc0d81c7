import { join } from 'node:path';
import { makeTree, root, runNode } from '../support/program';

/** Runs the check on a tree of these files. */
function check(files: Readonly<Record<string, string>>) {
  const tree = makeTree(files);
  try {
    return runNode([join(root, 'scripts/checks/house.mjs'), tree.folder]);
  } finally {
    tree.remove();
  }
}

const ledger = { 'server/ledger/entryStore.ts': 'const add = (db: Db) => db.insert(entries);' };

describe('figures of the house', () => {
  it('pass when folders import each other one way and the ledger alone writes its tables', () => {
    const { code, output } = check({
      ...ledger,
      'server/features/a/x.ts': "import { y } from '../b/y'; import { add } from '../../ledger/entryStore';",
      'server/features/b/y.ts': 'export const y = (db: Db) => db.select().from(entries);',
      'server/app.ts': "import './features/a/x';",
      // A test may look at both sides.
      'server/features/b/y.test.ts': "import '../a/x';",
    });
    expect(output).not.toContain('OVER');
    expect(code).toBe(0);
  });

  it.each([
    ["import '../b/y';", "import '../a/z';"],
    ["import type { Y } from '../b/y';", "import type { Z } from '../a/z';"],
    ["export const load = () => import('../b/inner/y');", "export * from '../a/z';"],
  ])('fail on a circle of folders that no file is in: %s and %s', (first, second) => {
    const { code, output } = check({
      'server/features/a/x.ts': first,
      'server/features/a/z.ts': 'export type Z = 1;',
      'server/features/b/y.ts': 'export type Y = 1;',
      'server/features/b/inner/y.ts': 'export type Y = 1;',
      'server/features/b/w.ts': second,
    });
    expect(output).toContain('OVER circles of folders: 1 of 0\n       server/features: a b');
    expect(code).toBe(1);
  });

  it.each([
    'db.insert(entries).values(row)',
    'await tx.update(payments).set({ state })',
    'tx.execute(sql`update "entries" set montant = 0`)',
  ])("fail on a write to the ledger's tables from elsewhere: %s", (statement) => {
    const { code, output } = check({ ...ledger, 'server/features/a/x.ts': `export const x = ${statement};` });
    expect(output).toContain('server/features/a/x.ts');
    expect(code).toBe(1);
  });

  it('fail on an export that no other file names, whoever else has a word like it', () => {
    const files = {
      'src/ui/a.ts': 'export const used = 1;\nexport interface Alone {}',
      'src/ui/b.ts': 'used; Alones;',
    };
    expect(check(files).output).toContain('OVER exports that no other file names: 1 of 0\n       src/ui/a.ts Alone\n');
    expect(check({ ...files, 'src/ui/a.test.ts': 'Alone' }).code).toBe(0);
  });

  it('fail on files that grow long', () => {
    const long = (lines: number) => Array.from({ length: lines }, (_, index) => `const a${index} = 1;`).join('\n');
    expect(check({ 'src/a.ts': long(40), 'src/b.ts': long(10) }).code).toBe(0);
    expect(check({ 'src/a.ts': long(41), 'src/b.ts': long(41) }).output).toContain('OVER lines of a file, median: 41');
    expect(check({ 'src/a.ts': long(121), 'src/b.ts': long(121) }).output).toContain('90th percentile: 121 of 120');
  });

  it('fail when there is nothing to look at', () => {
    expect(check({ 'docs/a.md': '' }).code).toBe(1);
  });
});
