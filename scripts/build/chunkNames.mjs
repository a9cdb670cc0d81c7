import { basename } from 'node:path';
import { closureOf, sharedBy } from './chunkGraph.mjs';
import { findStarts, isTexts } from './starts.mjs';

/** The door of what a document needs, `people.lazy.ts`, or of what an element needs as soon as it has come, `screen.lazy.ts`. */
const isDoor = /\/(\w+)\.lazy\.tsx?$/;

/**
 * Files to preload, by name, and texts by name and language. For the loader the names are the tags, and `shared` for what every
 * element needs; for documents they are the doors.
 * @param bundle the bundler's chunks, by file name
 */
export function chunkNames(bundle, moduleIds, getModuleInfo) {
  const fileOf = new Map(
    Object.values(bundle).flatMap(({ fileName, moduleIds: ids = [] }) => ids.map((id) => [id, fileName])),
  );
  const { elements, site, editor, doors, closures, openers } = findStarts(moduleIds, getModuleInfo);
  const filesOf = (start) => {
    const file = fileOf.get(start) ?? '';
    return [file, ...closureOf(bundle, file)];
  };
  /** Files of texts that a start asks for, each with its language. */
  const textsOf = (start) => {
    const later = [...closures.get(start)].flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    return new Map(later.filter((id) => isTexts.test(id)).map((id) => [fileOf.get(id), isTexts.exec(id)[1]]));
  };
  const shared = sharedBy(bundle);
  const names = { shared };
  const behind = {};
  const sharedTexts = [...textsOf(elements[0])].filter(([file]) => elements.every((one) => textsOf(one).has(file)));
  for (const [file, lang] of sharedTexts) names[`shared ${lang}`] = [file];
  const add = (names, name, start, known) => {
    const isNew = (file) => !known.has(file) && !file.startsWith('org-');
    names[name] = [...new Set([...(names[name] ?? []), ...filesOf(start).filter(isNew)])];
    for (const [file, lang] of textsOf(start)) if (isNew(file)) (names[`${name} ${lang}`] ??= []).push(file);
  };
  const atHand = [...shared, ...sharedTexts.map(([file]) => file)];
  const startOf = (element) => [...filesOf(element), ...textsOf(element).keys()];
  for (const element of elements) add(names, basename(element, '.ts'), element, new Set(atHand));
  for (const door of doors) {
    const [, name] = isDoor.exec(door) ?? [];
    if (!name) continue;
    const [first = [], ...others] = [...openers.get(door)].filter((one) => one !== site).map(startOf);
    const known = new Set([...atHand, ...first.filter((file) => others.every((files) => files.includes(file)))]);
    if (`org-${name}` in names) add(names, `org-${name}`, door, known);
    else add(behind, name, door, known);
  }
  return { ORGKIT_CHUNKS: names, ORGKIT_DOORS: behind };
}

/** The two ends: one plugin reads the names from the elements' build, the other puts them into the loader's. */
export function tellChunks() {
  let names = {};
  return {
    findChunks: () => ({
      name: 'find-chunks',
      generateBundle(_options, bundle) {
        names = chunkNames(bundle, [...this.getModuleIds()].sort(), (id) => this.getModuleInfo(id));
      },
    }),
    nameChunks: () => ({
      name: 'name-chunks',
      renderChunk: (code) => ({
        code: Object.entries(names).reduce((text, [name, files]) => text.replace(name, JSON.stringify(files)), code),
        map: null,
      }),
    }),
  };
}
