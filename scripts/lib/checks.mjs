import { join } from 'node:path';
import { root } from './processes.mjs';

const tool = (path) => join(root, 'node_modules', path);

/** Command lines after `node`. */
export const lint = (files) => [tool('oxlint/bin/oxlint'), ...files];
export const formatting = (files) => [tool('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files];
/** @param project the name of a file of settings, without `.json` */
export const types = (project) => [
  tool('typescript-native/bin/tsc'),
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
