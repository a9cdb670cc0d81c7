import { join } from 'node:path';
import { quickly, root } from './processes.mjs';

const tool = (path) => join(root, 'node_modules', path);
/** What was found right is not looked at again while it stays as it is. A clean clone has no cache. */
const kept = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`];

/** Command lines after `node`. `typesAndLint`: all types, and lint of these files. */
export const typesAndLint = (files) => [...quickly, 'scripts/checks/typesAndLint.mjs', ...files];
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
  ...quickly,
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
