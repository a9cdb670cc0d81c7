import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/program';

const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md'),
);
const decisions = readdirSync(join(root, 'docs/adr')).map((name) => `docs/adr/${name}`);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('what the documentation points to exists', () => {
  it.each(pages)('%s names files and folders as they are', (page) => {
    const named = [...read(page).matchAll(/`((?:src|server|elements|scripts|tests|examples|bench|docs)\/[\w./-]+)`/g)];
    const paths = named.map(([, path = '']) => path.replace(/[./]$/, ''));
    expect(paths.filter((path) => !['', '.ts', '.tsx'].some((end) => existsSync(join(root, path + end))))).toEqual([]);
  });

  it.each([...pages, ...decisions])('%s links to pages that are there', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => to,
    );
    expect(targets.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
  });
});
