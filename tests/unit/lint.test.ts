import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTree, root, runNode } from '../support/program';

/** What must not be written: where, what, and the rule (or the words of its message) that says so. */
const breaches: readonly (readonly [file: string, code: string, says: string])[] = [
  ['src/core/bad.ts', 'export default 1;', 'Export by name'],
  ['src/core/bad.ts', 'const a = 1;\nexport { a as default };', 'Export by name'],
  ['scripts/bad.mjs', 'export default 1;', 'Export by name'],
  ['src/core/bad.ts', 'export const now = () => Date.now();', 'injected clock'],
  ['src/core/bad.ts', 'export const now = () => new Date();', 'injected clock'],
  ['server/bad.ts', 'export const id = () => Math.random();', 'injected id source'],
  ['server/bad.ts', 'export const cents = (montant: number) => montant * 100;', 'core/money'],
  ['src/ui/bad.ts', 'export const units = (cents: number) => cents / 100;', 'core/money'],
  ['src/ui/bad.ts', "export const f = (e: Element) => { e.innerHTML = ''; };", 'No HTML sink'],
  ['src/ui/bad.ts', "export const f = (e: Element) => e.insertAdjacentHTML('beforeend', '');", 'No HTML sink'],
  ['src/ui/bad.ts', 'export const parser = new DOMParser();', 'DOMParser'],
  ['src/ui/Bad.tsx', "export const Bad = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;", 'No HTML sink'],
  ['src/ui/Bad.tsx', 'export const Bad = () => <p>Donner</p>;', 'src/i18n'],
  ['src/ui/Bad.tsx', "export const Bad = () => <p>{'Donner'}</p>;", 'src/i18n'],
  ['src/ui/Bad.tsx', 'export const Bad = () => <p aria-label="Montant" />;', 'src/i18n'],
  ['src/features/site/Bad.tsx', 'export const Bad = () => <p style={{ width: 1 }} />;', 'style attributes'],
  ['src/features/site/Bad.tsx', 'export const Bad = () => <Suspense fallback={null} />;', 'waits for nothing'],
  ['src/ui/bad.ts', 'export const f = (text: string): unknown => eval(text);', 'no-eval'],
  ['src/core/bad.ts', '// line\n'.repeat(301), 'max-lines'],
  ['src/core/bad.ts', 'export const f = (a: unknown) => a == 1;', 'eqeqeq'],
  ['src/core/bad.ts', 'export const f = () => { console.log(1); };', 'no-console'],
  ['src/core/bad.ts', 'export const f = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['src/core/bad.ts', "export const f = (): unknown => JSON.parse('{}').a;", 'no-unsafe-member-access'],
  ['src/core/bad.ts', '// oxlint-disable-next-line no-console -- nothing here', 'Unused'],
  [
    'src/ui/Bad.tsx',
    "import { useId } from 'react';\nexport const Bad = ({ is }: { is: boolean }) => (is ? useId() : null);",
    'rules-of-hooks',
  ],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ['src/ui/Good.tsx', 'export const Good = ({ text }: { text: string }) => <p title={text}>{text} · 2</p>;'],
  ['src/core/good.ts', 'export const percent = (ratio: number) => ratio * 100;'],
  ['src/core/good.ts', 'export const at = (milliseconds: number) => new Date(milliseconds);'],
  ['scripts/good.mjs', "console.log('ready');"],
];

interface Finding {
  message: string;
  code: string;
  filename: string;
}

const ours = ['.oxlintrc.json', 'scripts/lint/plugin.mjs', 'tsconfig.json'];
const settings = Object.fromEntries(ours.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Lints samples in a tree of their own. @returns what is said of each */
function lint(samples: readonly (readonly [string, string, ...unknown[]])[]) {
  const paths = samples.map(([file], index) => file.replace('.', `${index}.`));
  const { folder, remove } = makeTree({
    ...settings,
    ...Object.fromEntries(samples.map(([, code], index) => [paths[index], code])),
  });
  try {
    const program = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'];
    const { stdout, output } = runNode(program, { cwd: folder });
    if (stdout === '') throw new Error(output);
    const found = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
    return paths.map((path) =>
      found.filter((one) => one.filename === path).map((one) => `${one.code}: ${one.message}`),
    );
  } finally {
    remove();
  }
}

describe('what lint refuses', () => {
  const found = lint(breaches);
  it.each(breaches.map(([file, , says], index) => [file, says, index] as const))(
    '%s: %s (%#)',
    (_file, says, index) => {
      expect(found[index]?.filter((line) => line.includes(says))).not.toEqual([]);
    },
  );

  it('lets the rest pass', () => {
    expect(lint(allowed)).toEqual(allowed.map(() => []));
  });
});
