import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../lib/processes.mjs';

const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** Types of the documents and packages, formatted like the code. @throws an error for text that is no TypeScript */
export async function formatTypes(text) {
  const { code, errors } = await format('types.ts', text, style);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
