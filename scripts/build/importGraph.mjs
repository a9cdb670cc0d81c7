/** A module's imports and exports, read from its code: names by the module they come from. */
function readModule({ ast, importedIds }) {
  const places = new Map();
  // The bundler lists the modules in the order in which the code first names them.
  const placeOf = ({ value }) => {
    if (!places.has(value)) places.set(value, importedIds[places.size]);
    return places.get(value);
  };
  const wanted = [];
  const handedOn = new Map();
  const wholes = [];
  for (const { type, source, specifiers, exported } of ast?.body ?? []) {
    if (!source) continue;
    const from = placeOf(source);
    if (type === 'ImportDeclaration') wanted.push(...namesIn(specifiers).map((name) => ({ from, name })));
    else if (type === 'ExportNamedDeclaration')
      for (const { local, exported: as } of specifiers) handedOn.set(as.name, { from, name: local.name });
    else if (exported) handedOn.set(exported.name, { from });
    else wholes.push(from);
  }
  return { wanted, handedOn, wholes };
}

/** Names that an import asks for; undefined stands for the whole module. */
const namesIn = (specifiers) =>
  specifiers.length === 0
    ? [undefined]
    : specifiers.map(({ type, imported }) => (type === 'ImportDefaultSpecifier' ? 'default' : imported?.name));

/**
 * Which modules each module runs. Names are followed through the files that only hand them on, so that who takes one name of an
 * index does not run all that the index names, as the bundler will find when it shakes the tree, but later than it asks for files.
 * @returns a function from a module's id to the ids of those that it imports from
 */
export function importGraph(getModuleInfo) {
  const read = new Map();
  const partsOf = (id) => {
    if (!read.has(id)) read.set(id, readModule(getModuleInfo(id) ?? { importedIds: [] }));
    return read.get(id);
  };
  /** The modules that make `name` of the module `id`, or all that it hands on. */
  function makers(id, name, seen = new Set()) {
    if (seen.has(`${id} ${name}`)) return [];
    seen.add(`${id} ${name}`);
    const { handedOn, wholes } = partsOf(id);
    const all = () => wholes.flatMap((from) => makers(from, name, seen));
    if (name === undefined)
      return [id, ...[...handedOn.values()].flatMap((on) => makers(on.from, on.name, seen)), ...all()];
    const on = handedOn.get(name);
    if (on) return makers(on.from, on.name, seen);
    return wholes.length === 0 || getModuleInfo(id).exports.includes(name) ? [id] : all();
  }
  const found = new Map();
  return (id) => {
    if (!found.has(id)) {
      const info = getModuleInfo(id);
      const imported = partsOf(id).wanted.flatMap(({ from, name }) => makers(from, name));
      // A module fetched later may be asked for any of its names.
      const isStart = info?.isEntry || info?.dynamicImporters.length > 0;
      const all = new Set(isStart ? [...imported, ...makers(id)] : imported);
      all.delete(id);
      found.set(id, all);
    }
    return found.get(id);
  };
}

/** `id` and all modules that it runs. */
export function closureOf(id, importsOf, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of importsOf(id)) closureOf(imported, importsOf, found);
  return found;
}
