import { join } from 'node:path';
import { compileLater } from './brief.mjs';
import { roomyHeap, root } from './processes.mjs';

const tool = (path) => join(root, 'node_modules', path);
/** Skips files that passed and have not changed since. */
const kept = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`];

/** All types of the project fill it, and stay: collecting garbage on the way there frees little. */
const largeHeap = '--initial-heap-size=3000';

/** Command lines after `node`. `typesAndLint`: all types, and lint of these files. */
export const typesAndLint = (files) => [
  ...[...roomyHeap, largeHeap, ...compileLater],
  ...['scripts/checks/typesAndLint.mjs', ...files],
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
  ...roomyHeap,
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
