import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTree, root, runNode } from '../support/program';

/** What must not be written: the importing file, what it imports, and the rule that says so. */
const breaches: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ['src/core/a.ts', '../ui/target', 'core'],
  ['src/core/b.ts', 'node:fs', 'core'],
  ['src/core/c.ts', 'react', 'core'],
  ['src/core/d.ts', '../contract/target', 'wire-types-only'],
  ['src/contract/a.ts', '../client/target', 'contract'],
  ['src/contract/b.ts', 'zustand', 'contract'],
  ['src/contract/c.ts', '../core/target', 'contract'],
  ['src/contract/terms/a.ts', '../target', 'terms'],
  ['src/contract/terms/b.ts', 'valibot', 'terms'],
  ['src/features/form/g.ts', '../../core/form/editing/index', 'editing-is-for-builders'],
  ['src/core/e.ts', './form/editing/index', 'editing-is-for-builders'],
  ['src/i18n/a.ts', '../client/target', 'i18n'],
  ['src/i18n/b.ts', '../core/target', 'i18n-takes-types-of-core'],
  ['src/client/a.ts', '../i18n/target', 'client'],
  ['src/client/b.ts', 'react', 'client'],
  ['src/loading/a.ts', '../client/target', 'loading'],
  ['src/ui/a.ts', '../client/target', 'ui'],
  ['src/ui/b.ts', '../features/form/index', 'ui'],
  ['src/ui/c.ts', 'zustand', 'ui'],
  ['src/runtime/a.ts', '../features/form/index', 'runtime'],
  ['src/features/form/a.ts', '../payment/index', 'features-stay-apart'],
  ['src/features/form/b.ts', '../../../elements/target', 'features-use-what-is-below'],
  ['src/features/donation/a.ts', '../form/index', 'donation-uses-payment'],
  ['src/features/donation/b.ts', '../payment/inside', 'donation-uses-payment'],
  ['src/features/campaign/a.ts', '../donation/index', 'campaign-uses-form-and-payment'],
  ['src/features/form/c.ts', '../../../server/target', 'browser-has-no-server-code'],
  ['src/features/form/d.ts', 'node:path', 'browser-has-no-node'],
  ['src/features/form/e.ts', 'fast-check', 'shipped-code-has-no-dev-package'],
  ['src/features/form/f.ts', './testing/target', 'testing-serves-tests'],
  ['elements/org-form.ts', '../src/features/payment/index', 'element-has-one-feature'],
  ['elements/a.ts', '../src/ui/target', 'elements'],
  ['elements/b.ts', '../src/features/form/inside', 'elements'],
  ['server/a.ts', '../src/client/target', 'server-has-no-browser-code'],
  ['server/b.ts', 'react', 'server-has-no-browser-package'],
  ['server/c.ts', './d', 'no-cycle'],
  ['server/e.ts', './nowhere', 'no-missing-file'],
  ['server/f.ts', './features/forms/target', 'server-base'],
  ['server/g.ts', './deps', 'server-base'],
  ['server/db/a.ts', '../gateways/target', 'server-db'],
  ['server/files/a.ts', '../db/target', 'server-files'],
  ['server/gateways/a.ts', '../ledger/target', 'server-gateways'],
  ['server/http/a.ts', '../ledger/target', 'server-http'],
  ['server/ledger/a.ts', '../features/forms/target', 'server-ledger'],
  ['server/ledger/b.ts', '../outbox/target', 'server-ledger'],
  ['server/ledger/c.ts', '../deps', 'server-ledger'],
  ['server/ledger/d.ts', '../../src/i18n/target', 'ledger-takes-core'],
  ['server/guard/a.ts', '../outbox/target', 'server-guard'],
  ['server/outbox/a.ts', '../features/forms/target', 'server-outbox'],
  ['server/features/forms/a.ts', '../../live/target', 'server-features'],
  ['server/features/forms/b.ts', '../../app', 'server-features'],
  ['server/features/forms/c.ts', '../../wiring', 'lists-are-handed-over'],
  ['server/live/a.ts', '../ledger/target', 'server-live'],
  ['server/jobs/a.ts', '../live/target', 'server-jobs'],
  ['examples/a.ts', '../src/core/target', 'examples-use-what-is-built'],
  ['tests/e2e/a.ts', '../../src/core/target', 'browser-tests-use-what-is-built'],
  ['tests/dist/a.ts', '../../server/target', 'browser-tests-use-what-is-built'],
  ['tests/e2e/b.ts', '../../src/contract/target', 'browser-tests-take-types-only'],
];

/** What the table allows. */
const allowed: readonly (readonly [file: string, statement: string])[] = [
  [
    'src/core/ok.ts',
    "import '../contract/terms/target'; import type { T } from '../contract/target'; export type U = T;",
  ],
  ['src/contract/ok.ts', "import './terms/target'; import 'valibot';"],
  ['src/i18n/ok.ts', "import type { T } from '../core/target'; export type U = T;"],
  ['src/client/ok.ts', "import '../contract/target'; import 'valibot';"],
  ['src/ui/ok.ts', "import '../i18n/target'; import 'react';"],
  ['src/runtime/ok.ts', "import '../ui/target'; import '../client/target'; import 'react-dom/client';"],
  ['src/features/donation/ok.ts', "import '../payment/index'; import '../../runtime/target';"],
  ['src/features/form/testing/ok.ts', "import 'fast-check'; export const ok = 1;"],
  ['src/core/ok.test.ts', "import 'fast-check'; import 'node:fs';"],
  ['elements/org-payment.ts', "import '../src/features/payment/index'; import '../src/runtime/target';"],
  ['server/ok.ts', "import 'node:fs'; import '../src/i18n/target'; import 'express';"],
  [
    'server/ledger/ok.ts',
    "import '../db/target'; import '../gateways/target'; import '../../src/core/target'; import '../target';",
  ],
  ['server/features/forms/ok.ts', "import '../../deps'; import '../../ledger/target'; import '../../outbox/target';"],
  ['server/features/forms/ok.test.ts', "import '../../wiring'; import '../../jobs/target';"],
  ['tests/e2e/ok.ts', "import type { T } from '../../src/contract/target'; export type U = T;"],
];

const folders = ['core', 'contract', 'i18n', 'client', 'ui', 'runtime'].map((name) => `src/${name}`);
const tiers = ['db', 'files', 'gateways', 'http', 'ledger', 'guard', 'outbox', 'features/forms', 'live', 'jobs'];
const targets = [
  ...tiers.map((tier) => `server/${tier}/target.ts`),
  ...['app', 'deps', 'wiring'].map((name) => `server/${name}.ts`),
  'src/features/form/testing/target.ts',
  'src/contract/terms/target.ts',
  'src/core/form/editing/index.ts',
  ...[...folders, 'server', 'elements'].map((folder) => `${folder}/target.ts`),
  ...['form', 'payment', 'donation'].flatMap((name) => [
    `src/features/${name}/index.ts`,
    `src/features/${name}/inside.ts`,
  ]),
];

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

function cruise(files: Record<string, string>) {
  const tree = makeTree({
    ...files,
    'package.json': readFileSync(join(root, 'package.json'), 'utf8'),
    'tsconfig.json': '{"compilerOptions":{"moduleResolution":"bundler"}}',
  });
  try {
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = join(root, '.dependency-cruiser.cjs');
    const places = ['src', 'elements', 'server', 'tests', 'examples'];
    const args = [program, '--config', config, '--output-type', 'json', ...places];
    const report = JSON.parse(runNode(args, { cwd: tree.folder }).stdout) as Report;
    return report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  } finally {
    tree.remove();
  }
}

describe('who may import whom', () => {
  const found = cruise(
    Object.fromEntries([
      ...targets.map((path) => [path, 'export type T = string; export const target = 1;']),
      ...breaches.map(([path, imported]) => [path, `import '${imported}';`]),
      ...allowed,
      ['server/d.ts', "import './c';"],
    ]) as Record<string, string>,
  );

  it.each(breaches)('%s may not import %s', (file, _imported, rule) => {
    expect(found).toContain(`${file}: ${rule}`);
  });

  it.each(allowed)('%s is allowed', (file) => {
    expect(found.filter((line) => line.startsWith(`${file}: `))).toEqual([]);
  });
});
