import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { closureOf } from './chunkGraph.mjs';
import { isTexts } from './starts.mjs';

const entry = resolve('elements/org-site.ts');
const table = resolve('src/pages/pageModules.ts');
const line = /(\w+): \[\s*\(\) => import\('([^']+)'\)(?:,\s*\(\) => import\('([^']+)'\))?,?\s*\]/g;
const blocks = resolve('src/features/site/blocks');

/**
 * Writes which files a browser needs to go on with a page of a site that the server has drawn: under `site` those of all pages, by
 * type those of its view, under `blocks` those of the blocks on it; and by the same name with a language their texts. Where the
 * server has not drawn it, those of the name with `styles`, too.
 */
export function siteChunks() {
  return {
    name: 'site-chunks',
    generateBundle(_options, bundle) {
      const fileOf = new Map(
        Object.values(bundle).flatMap(({ fileName, moduleIds: ids = [] }) => ids.map((id) => [id, fileName])),
      );
      const chunks = {};
      const add = (name, start, known = []) => {
        const file = fileOf.get(start);
        chunks[name] = [file, ...closureOf(bundle, file)].filter((one) => !known.includes(one));
        for (const [texts, lang] of this.getModuleInfo(start) ? textsOf(start, this) : [])
          (chunks[`${name} ${lang}`] ??= []).push(fileOf.get(texts));
      };
      add('site', entry);
      add('site styles', resolve('src/features/site/shell/styles.ts'), chunks.site);
      add('blocks', join(blocks, 'index.tsx'), chunks.site);
      add('blocks styles', join(blocks, 'styles.ts'), chunks.site);
      for (const [, type, path, styles] of readFileSync(table, 'utf8').matchAll(line)) {
        add(type, resolve(dirname(table), path, 'index.ts'), chunks.site);
        if (styles) add(`${type} styles`, resolve(dirname(table), `${styles}.ts`), chunks.site);
      }
      this.emitFile({ type: 'asset', fileName: 'site-chunks.json', source: JSON.stringify(chunks) });
    },
  };
}

/** Texts that a module and what it imports ask for later, with their language. */
function textsOf(start, { getModuleInfo }) {
  const seen = new Set();
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const other of getModuleInfo(id)?.importedIds ?? []) visit(other);
  };
  visit(start);
  const later = [...seen].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return [...new Set(later)].filter((id) => isTexts.test(id)).map((id) => [id, isTexts.exec(id)[1]]);
}
