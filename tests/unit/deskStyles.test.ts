import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/program';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The sheets that parts bring, beside those of every element, by the classes that they alone style. */
const sheets = ['choices', 'forms', 'options', 'progress'].map((name) => `src/ui/styles/${name}.css`);
const classesOf = (path: string) => new Set(matches(read(path), /\.([a-z][a-z-]*)(?=[\s,:>])/g));
// Radio groups draw notes on cards alone.
const everywhere = ['choice-note'].concat(
  ...['base', 'buttons', 'fields', 'notice'].map((name) => [...classesOf(`src/ui/styles/${name}.css`)]),
);

/** Files of ours that one names, those that come late included. */
function namedIn(path: string): string[] {
  const names = matches(read(path), /(?:from |import\()'(\.[^']+)'/g).map((name) => join(dirname(path), name));
  return names.flatMap((name) => {
    const found = ['', '.tsx', '.ts', '/index.ts']
      .map((end) => name + end)
      .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
    return found ? [found] : [];
  });
}

function allOf(page: string): Set<string> {
  const seen = new Set<string>();
  const left = [page];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    if (/\.tsx?$/.test(path)) left.push(...namedIn(path));
  }
  return seen;
}

const pages = matches(read('src/features/desk/sections.tsx'), /import\('\.(\/[^']+)'\)/g).map(
  (name) => `src/features/desk${name}.tsx`,
);

it.each(pages)('DESK-256 %s brings a style sheet for all that it draws', (page) => {
  const files = allOf(page);
  const drawn = [...files].filter((path) => path.endsWith('.tsx'));
  const used = new Set(
    drawn.flatMap((path) => matches(read(path), /className="([^"]*)"/g)).flatMap((text) => text.split(' ')),
  );
  const styled = new Set([
    ...everywhere,
    ...sheets.filter((sheet) => files.has(sheet)).flatMap((sheet) => [...classesOf(sheet)]),
  ]);
  const ofSheets = new Set(sheets.flatMap((sheet) => [...classesOf(sheet)]));
  expect(pages.length).toBeGreaterThan(10);
  expect([...ofSheets].filter((name) => used.has(name) && !styled.has(name))).toEqual([]);
});
