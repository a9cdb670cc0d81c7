/** Files that `name` imports at once, and those that these import. @param chunks the bundler's, by file name */
export function closureOf(chunks, name, found = new Set()) {
  for (const imported of chunks[name]?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    closureOf(chunks, imported, found);
  }
  return found;
}

const isElement = ({ type, isEntry, fileName }) => type === 'chunk' && isEntry && /^org-(?!site\.)/.test(fileName);

/** Files that every element imports. */
export function sharedBy(chunks) {
  const [first = new Set(), ...others] = Object.values(chunks)
    .filter(isElement)
    .map(({ fileName }) => closureOf(chunks, fileName));
  return [...first].filter((file) => others.every((closure) => closure.has(file)));
}
