import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onEmbeddedToo } from '../../scripts/lib/engines.mjs';
import { root } from '../support/program';

it('tests that run on both databases are there', () => {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' });
  const names = files.map((path) => basename(path));
  expect(onEmbeddedToo.filter((name) => !names.includes(`${name}.test.ts`))).toEqual([]);
});
