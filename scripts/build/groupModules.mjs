import { basename } from 'node:path';
import { closureOf } from './importGraph.mjs';
import { mergeGroups } from './mergeGroups.mjs';
import { findsLoaded, findStarts, isOfSite, isTexts, startsOf } from './starts.mjs';

/** Rough share of code, without comments and blanks, left after minifying and gzip. */
const packed = 0.33;
/** Everybody begins with an element, or with a site; what a door opens is fetched by some, later. */
const weights = { element: 1, site: 1, door: 0.2, editor: 0 };
/** The most bytes, with gzip, that a site begins with in vain, or a view of it loads. */
const mostVain = { site: 800, view: 1500 };

const isLibrary = (id) => id.includes('/node_modules/');
const weigh = (code) => (code ?? '').replace(/\/\*[^]*?\*\/|\/\/.*|\s+/g, '').length * packed;
const nameOf = (id) => basename(id).replace(/^org-|\.\w+$/g, '');

/** Modules that the same starts need. */
function groupBy(ids, starts, sizeOf) {
  const groups = new Map();
  for (const id of ids) {
    const key = [...starts.get(id)].sort().join();
    const group = groups.get(key) ?? { starts: starts.get(id), bytes: 0, ids: [] };
    groups.set(key, { ...group, bytes: group.bytes + sizeOf(id), ids: [...group.ids, id] });
  }
  return [...groups.values()];
}

/** Names the file of each module that several starts need: elements, and doors that open later. */
function filesOf(moduleIds, getModuleInfo) {
  const found = findStarts(moduleIds, getModuleInfo);
  const { elements, site, editor, importsOf } = found;
  const beginning = (all) => elements.filter((element) => all?.has(element));
  const starts = new Map(moduleIds.map((id) => [id, startsOf(id, found)]));
  // Modules that the builder shares with a single element go into a file which that element loads anyway: visitors fetch nothing more.
  for (const id of found.closures.get(editor) ?? [])
    if (starts.get(id)?.size === 1 && beginning(starts.get(id)).length === 1) starts.get(id).add(editor);
  const files = new Map();
  // React and what it asks for, which change least often, by themselves.
  for (const id of moduleIds) {
    if (!isLibrary(id) || beginning(starts.get(id)).length < elements.length) continue;
    for (const asked of closureOf(id, importsOf)) files.set(asked, 'react');
  }
  // Texts that several elements start with: one file a language. Those of last resort are part of the elements.
  for (const id of moduleIds) {
    const [, language] = isTexts.exec(id) ?? [];
    const isShared = getModuleInfo(id).dynamicImporters.some((index) => beginning(starts.get(index)).length > 1);
    if (language && isShared && beginning(starts.get(id)).length === 0) files.set(id, `texts-${language}`);
  }
  // Code shared by the site and its views needs a file of its own: nothing may import an entry.
  for (const id of moduleIds) {
    const isOwn = starts.get(id).size === 1 && starts.get(id).has(site);
    const isForViews = found.doors.some((door) => found.closures.get(door).has(id));
    if (isOwn && isForViews) files.set(id, 'site');
  }
  const sizeOf = (id) => weigh(getModuleInfo(id).code);
  const isLeft = (id) => getModuleInfo(id).isIncluded && !files.has(id);
  const shared = moduleIds.filter((id) => isLeft(id) && starts.get(id).size > 1);
  const kinds = new Map([...elements.map((element) => [element, 'element']), [site, 'site'], [editor, 'editor']]);
  const weightOf = (start) => weights[kinds.get(start) ?? 'door'];
  const names = new Set();
  // Later parts do not count among those that an element begins with.
  const layerOf = (group) => (beginning(group.starts).length > 0 ? 'begun' : 'later');
  const groups = groupBy(shared, starts, sizeOf).map((group) => ({ ...group, layer: layerOf(group) }));
  const isThere = (start, others) => findsLoaded(start, others, found);
  const mostFor = (start) => (start === site ? mostVain.site : isOfSite(start, found) ? mostVain.view : Infinity);
  for (const group of mergeGroups(groups, importsOf, weightOf, isThere, mostFor)) {
    const begun = beginning(group.starts).map(nameOf);
    const heaviest = group.ids.reduce((one, other) => (sizeOf(one) >= sizeOf(other) ? one : other));
    let name = begun.length > 1 ? begun.join('-') : `with-${nameOf(heaviest)}`;
    if (begun.length === elements.length) name = 'element';
    while (names.has(name)) name += '-more';
    names.add(name);
    for (const id of group.ids) files.set(id, name);
  }
  // Modules that later parts of the builder share with a single element stay in that element's file.
  const editorsDoors = [...found.closures.keys()].filter((door) => !kinds.has(door) && !found.doors.includes(door));
  for (const id of editorsDoors.flatMap((door) => [...found.closures.get(door)])) {
    const [element, ...others] = starts.get(id) ?? [];
    if (!elements.includes(element) || others.length > 0 || files.has(id)) continue;
    for (const one of [id, element]) files.set(one, basename(element).replace(/\.\w+$/, ''));
  }
  return files;
}

/** Puts what several elements start with into few files: no list of modules to keep, whatever is moved (docs/adr/0013). */
export function groupModules() {
  let files = null;
  return {
    name: 'group-modules',
    buildStart: () => void (files = null),
    outputOptions: (options) => ({
      ...options,
      onlyExplicitManualChunks: true,
      manualChunks(id, { getModuleIds, getModuleInfo }) {
        // They come in the order in which they were read, which differs from run to run: names would, and with them all files.
        files ??= filesOf([...getModuleIds()].sort(), getModuleInfo);
        return files.get(id);
      },
    }),
  };
}
