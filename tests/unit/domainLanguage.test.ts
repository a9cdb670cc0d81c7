import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configLines, webLines } from '../../src/contract/settings/settingLines';

// docs/domain-language.md and the schemas of the wire know the same words.
const root = join(__dirname, '../..');
const contract = join(root, 'src/contract');
const [wireWords = '', codeWords = '', , plainWords = ''] = readFileSync(join(root, 'docs/domain-language.md'), 'utf8')
  .split(/^## /m)
  .slice(1);

/** Words in the first column of the table in a section. */
const tableWords = (section: string): string[] =>
  [...section.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
const explained = tableWords(wireWords);
const plain = plainWords.split('\n> ').slice(1).join(' ').trim().split(/,\s+/);
const codes = tableWords(codeWords);

/** Collects the keys and the codes that a schema of the wire knows. */
function collect(value: unknown, known: { keys: Set<string>; codes: Set<string> }, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const { kind, type, entries, options } = value as Record<string, unknown>;
  if (kind === 'schema' && entries) for (const key of Object.keys(entries)) known.keys.add(key);
  if (kind === 'schema' && type === 'picklist') for (const option of options as string[]) known.codes.add(option);
  for (const part of Object.values(value)) collect(part, known, seen);
}

const wire = { keys: new Set<string>(), codes: new Set<string>() };
beforeAll(async () => {
  for (const name of readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  ))
    collect(await import(join(contract, name)), wire);
});

const sorted = (words: Iterable<string>) => [...words].sort();

describe('docs/domain-language.md', () => {
  it('explains every key of the wire that is not plain English, and no other', () => {
    expect(wire.keys.size).toBeGreaterThan(80);
    const words = [...explained, ...plain];
    // A setting has its line in docs/api.md (SET-05), and stands here when it is a word of other things, too.
    const settings = Object.keys({ ...configLines, ...webLines }).filter((key) => !words.includes(key));
    expect(sorted(words)).toEqual(sorted([...wire.keys].filter((key) => !settings.includes(key))));
  });

  it('explains every code of the wire, and no other', () => {
    expect(sorted(codes)).toEqual(sorted([...wire.codes].filter((code) => /^[A-Z]/.test(code))));
  });

  it('says a word once', () => {
    const words = [...explained, ...plain, ...codes];
    expect(sorted(words)).toEqual(sorted(new Set(words)));
  });
});
