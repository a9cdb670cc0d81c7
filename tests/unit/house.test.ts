import { documentSchema } from '../../src/core/form';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/program';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const textFiles = files.filter((path) => !/\.(png|jpe?g|webp|woff2?|ico|pdf)$/.test(path));
const thisFile = 'tests/unit/house.test.ts';

/** `file:line: text` of every line of the files that matches. */
function linesMatching(pattern: RegExp, paths: readonly string[]) {
  const lines = paths.flatMap((path) =>
    read(path)
      .split('\n')
      .map((text, index) => ({ path, text, number: index + 1 })),
  );
  return lines
    .filter(({ text }) => pattern.test(text))
    .map(({ path, text, number }) => `${path}:${number}: ${text.trim()}`);
}

describe('what every clone must be free of', () => {
  const elsewhere = textFiles.filter((path) => path !== thisFile);

  it.each([
    ['paths of one machine', /(?<![\w.~/-])\/(home|Users|root|work|workspace)\/[\w-]/],
    ['hosts of package registries', /registry\.|artifactory|\bnexus\.|verdaccio/i],
    ['private keys', /-----BEGIN [A-Z ]*PRIVATE KEY/],
    ['keys of services', /\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|glpat-[\w-]{20}|xox[abp]-[\w-]{10,}|[rs]k_live_\w+)/],
    ['passwords in addresses', /:\/\/(?!user:password@)[^\s/:@'"`$]+:[^\s/:@'"`$]+@/],
  ])('has no %s', (_what, pattern) => {
    expect(linesMatching(pattern, elsewhere)).toEqual([]);
  });

  it('keeps no npm settings', () => {
    expect(files.filter((path) => path.endsWith('.npmrc'))).toEqual([]);
  });
});

describe('packages', () => {
  const packageJson = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Record<string, unknown>> };

  it('BLOCK-11 ours holds the schema of form documents, under a name of its own', () => {
    const { exports: named, files: packed } = packageJson as unknown as { exports: Record<string, string>; files: string[] };
    expect(named['./form-document.schema.json']).toBe('./docs/form-document.schema.json');
    expect(packed).toContain('docs');
    expect(JSON.parse(read('docs/form-document.schema.json'))).toEqual(documentSchema());
  }); // oxfmt-ignore

  it('are pinned to exact versions', () => {
    const wanted = ['dependencies', 'devDependencies', 'overrides'].flatMap((key) =>
      Object.entries(packageJson[key] ?? {}),
    );
    expect(wanted.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are locked with checksums and without addresses', () => {
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(packages.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
    expect(packages.filter(([, entry]) => !('integrity' in entry)).map(([path]) => path)).toEqual([]);
  });

  it('are the ones that the lock file knows', () => {
    for (const key of ['dependencies', 'devDependencies']) expect(lock.packages['']?.[key]).toEqual(packageJson[key]);
  });

  it('for benches alone have a list of their own, pinned and locked likewise', () => {
    const { dependencies = {} } = JSON.parse(read('bench/package.json')) as Record<string, Record<string, string>>;
    const benchLock = JSON.parse(read('bench/package-lock.json')) as typeof lock;
    const packages = Object.entries(benchLock.packages).filter(([path]) => path !== '');
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(benchLock.packages['']?.['dependencies']).toEqual(dependencies);
    expect(packages.filter(([, entry]) => 'resolved' in entry || !('integrity' in entry))).toEqual([]);
    const both = Object.keys(dependencies).filter((name) => name in (packageJson['devDependencies'] ?? {}));
    expect(both).toEqual([]);
  });
});

describe('tests and checks', () => {
  const code = files.filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && path !== thisFile);

  it('run, all of them', () => {
    const skipped = /\b(describe|it|test)(\.\w+)*\.(only|skip|todo|failing)\b|\b[xf](it|describe|test)\(/;
    expect(linesMatching(skipped, code)).toEqual([]);
  });

  it('are silenced only with a reason', () => {
    expect(linesMatching(/@ts-(ignore|nocheck)|@ts-expect-error\s*$/, code)).toEqual([]);
    expect(linesMatching(/oxlint-disable(?!.* -- \S)/, code)).toEqual([]);
  });
});

describe('style sheets', () => {
  const sheets = files.filter((path) => /^(src|elements)\/.*\.css$/.test(path));

  it('measure in px and em: host pages change what a rem is', () => {
    expect(linesMatching(/\drem\b/, sheets)).toEqual([]);
  });

  it('follow the direction of the language', () => {
    const physical =
      /(^|[\s;{])((margin|padding|border|inset)-(left|right)|left|right)\s*:|(text-align|float)\s*:\s*(left|right)\b/;
    expect(linesMatching(physical, sheets)).toEqual([]);
  });

  it('stay under 300 lines', () => {
    expect(sheets.filter((path) => read(path).split('\n').length > 301)).toEqual([]);
  });
});
