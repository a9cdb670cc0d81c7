import { join } from 'node:path';
import { root } from './processes.mjs';

const tool = (path) => join(root, 'node_modules', path);
/** What was found right is not looked at again while it stays as it is. A clean clone has no cache. */
const kept = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`];

/** Command lines after `node`. */
export const lint = (files) => [
  tool('eslint/bin/eslint.js'),
  '--max-warnings=0',
  '--no-warn-ignored',
  ...kept('lint'),
  ...files,
];
export const formatting = (files) => [
  tool('prettier/bin/prettier.cjs'),
  '--check',
  '--log-level=warn',
  '--ignore-unknown',
  ...kept('formatting'),
  ...files,
];
/** @param project the name of a file of settings, without `.json` */
export const types = (project) => [
  tool('typescript/bin/tsc'),
  '-p',
  `${project}.json`,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/${project}.tsbuildinfo`,
];
export const imports = [
  tool('dependency-cruiser/bin/dependency-cruise.mjs'),
  ...['src', 'elements', 'server', 'tests', 'examples'],
];
