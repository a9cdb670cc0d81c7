import { basename } from 'node:path';
import { closureOf, importGraph } from './importGraph.mjs';

/** A file of texts; the language. */
export const isTexts = /\/i18n\/[^/]+\/(\w\w)\.ts$/;

/** An element that is shown alone. A site, which shows the others, takes their files as they are cut for them. */
const isElement = /^org-(?!site\.)/;

/** Elements, and doors: modules that are fetched later. What each of them runs, and the elements that can come to each door. */
export function findStarts(moduleIds, getModuleInfo) {
  const importsOf = importGraph(getModuleInfo);
  const elements = moduleIds.filter((id) => getModuleInfo(id).isEntry && isElement.test(basename(id)));
  const doors = moduleIds.filter((id) => getModuleInfo(id).dynamicImporters.length > 0 && !isTexts.test(id));
  const closures = new Map([...elements, ...doors].map((id) => [id, closureOf(id, importsOf)]));
  const openers = new Map(doors.map((door) => [door, new Set()]));
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
  return { importsOf, elements, doors, closures, openers };
}

/** The starts that need a module: a door does not that only elements come to which have it already. */
export function startsOf(id, { elements, doors, closures, openers }) {
  const own = elements.filter((element) => closures.get(element).has(id));
  const isThere = (door) => openers.get(door).size > 0 && [...openers.get(door)].every((one) => own.includes(one));
  return new Set([...own, ...doors.filter((door) => closures.get(door).has(id) && !isThere(door))]);
}
