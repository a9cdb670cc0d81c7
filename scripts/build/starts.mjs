import { basename } from 'node:path';
import { closureOf, importGraph } from './importGraph.mjs';

/** A file of texts; the language. */
export const isTexts = /\/i18n\/[^/]+\/(\w\w)\.ts$/;

/** An element that is shown alone. */
const isElement = /^org-(?!(site|form-builder)\.)/;
/** It shows the others, and has views of its own that come later. */
const isSite = /^org-site\./;
/** Only authors load it, so it has no say in how shared modules are split. */
const isEditor = /^org-form-builder\./;
/** Style sheets of views; pages drawn by the server already have theirs. */
const isStyles = /\/styles\.ts$/;
/** The start of all views of a site together, where elements need a module, too. */
const VIEWS = 'views of a site';

/**
 * Elements, the site, and doors: modules that are fetched later. What each of them runs, and the elements that can come to each
 * door; doors that only the site comes to are its views.
 */
export function findStarts(moduleIds, getModuleInfo) {
  const importsOf = importGraph(getModuleInfo);
  const entries = moduleIds.filter((id) => getModuleInfo(id).isEntry);
  const elements = entries.filter((id) => isElement.test(basename(id)));
  const site = entries.find((id) => isSite.test(basename(id)));
  const editor = entries.find((id) => isEditor.test(basename(id)));
  const opened = moduleIds.filter((id) => getModuleInfo(id).dynamicImporters.length > 0 && !isTexts.test(id));
  const closures = new Map([...entries, ...opened].map((id) => [id, closureOf(id, importsOf)]));
  const openers = new Map(opened.map((door) => [door, new Set()]));
  const visit = (element, start) => {
    for (const id of closures.get(start)) {
      for (const door of getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (!openers.has(door) || openers.get(door).has(element)) continue;
        openers.get(door).add(element);
        visit(element, door);
      }
    }
  };
  for (const element of elements) visit(element, element);
  if (site) visit(site, site);
  const doors = opened.filter((door) => openers.get(door).size > 0);
  return { importsOf, elements, site, editor, doors, closures, openers };
}

/**
 * The starts that need a module: a door does not that only starts come to which have it already. What elements begin with is cut
 * for them: of the views of a site, which are many, it only counts whether some need it.
 */
export function startsOf(id, { elements, site, doors, closures, openers }) {
  const has = (start) => closures.get(start)?.has(id) ?? false;
  const own = elements.filter(has);
  const begun = site && has(site) ? [...own, site] : own;
  const isThere = (door) => openers.get(door).size > 0 && [...openers.get(door)].every((one) => begun.includes(one));
  const needing = doors.filter((door) => has(door) && !isThere(door));
  const others = needing.filter((door) => !isOfSite(door, { site, openers }));
  if (own.length === 0) return new Set([...begun, ...needing]);
  const forViews = !begun.includes(site) && needing.some((door) => !others.includes(door) && !isStyles.test(door));
  return new Set([...begun, ...others, ...(forViews ? [VIEWS] : [])]);
}

/** Whether a start is a view of a site, or all of them. */
export const isOfSite = (start, { site, openers }) =>
  start === VIEWS || start === site || (openers.get(start)?.size === 1 && openers.get(start).has(site));

/** Whether a start finds loaded already what these other starts need. */
export function findsLoaded(start, others, { site, openers }) {
  const opened = start === VIEWS ? new Set([site]) : (openers.get(start) ?? new Set());
  return opened.size > 0 && [...opened].every((one) => others.has(one));
}
