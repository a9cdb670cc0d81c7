// Writes docs/elements.md, custom-elements.json and types/orgkit from elements/elements.ts, docs/api.md from the calls,
// and docs/form-document.md with its schema from the kinds of blocks.
// With --check it writes nothing and fails when one of them is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderApi } from './docs/api.mjs';
import { formatTypes } from './docs/formatTypes.mjs';
import { renderFormDocument } from './docs/formDocument.mjs';
import { renderManifest } from './docs/manifest.mjs';
import { renderMarkdown } from './docs/markdown.mjs';
import { renderJsxTypes, renderTypes } from './docs/types.mjs';
import { root } from './lib/processes.mjs';
import { readTable } from './lib/readTable.mjs';

function readFile(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}

const table = await readTable('elements/elements.ts');
const schema = (await readTable('src/core/form/document/documentSchema.ts')).documentSchema();
const sectionTypes = [...(await readTable('src/core/form/engine/sectionLayout.ts')).sectionKinds.keys()];
const files = {
  'docs/api.md': await renderApi(
    { ...(await readTable('src/contract/routes.ts')), ...(await readTable('src/contract/desk/deskRoutes.ts')) },
    (await readTable('src/contract/settings/settings.ts')).settings,
  ),
  'docs/elements.md': renderMarkdown(table),
  'docs/form-document.md': renderFormDocument(schema, sectionTypes),
  'docs/form-document.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
  'custom-elements.json': renderManifest(table),
  'types/orgkit/index.d.ts': await formatTypes(renderTypes(table)),
  'types/orgkit/jsx.d.ts': await formatTypes(renderJsxTypes(table)),
};
const stale = Object.keys(files).filter((path) => readFile(path) !== files[path]);
if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is stale: run "npm run docs" and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files[path]);
    console.log(`wrote ${path}`);
  }
}
