const serverOnly = [
  ...['summary', 'access', 'scopes', 'role', 'contacts', 'confirmed', 'searches', 'hides', 'bodyLimit', 'conditions'],
  ...['params', 'query', 'request', 'response'],
];

const makers = ['defineRoute', 'contentCalls'];

/** Query parameters that the client adds on its own to visitors' calls whose route takes them (ORG-01, ENT-32). */
const added = ['org', 'mode'];

/** Calls that make routes, in their order. */
function callsIn(node) {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node?.type !== 'string') return [];
  if (node.type === 'CallExpression' && makers.includes(node.callee.name)) return [node];
  return Object.values(node).flatMap((part) => (typeof part === 'object' ? callsIn(part) : []));
}

/**
 * Takes the schemas out of the contract's routes: a browser needs the method, the path and the parameters in `added`; only the
 * server validates.
 * @param routes all of the contract
 */
export function slimRoutes(routes) {
  const byId = new Map(Object.values(routes).map((route) => [route.id, route]));
  const queryOf = (id) => {
    const { access, query } = byId.get(id);
    const names = access === 'public' ? added.filter((name) => name in (query?.entries ?? {})) : [];
    return names.length > 0 ? `query:{entries:{${names.map((name) => `${name}:0`).join()}}},` : '';
  };
  return {
    name: 'slim-routes',
    transform(code, file) {
      if (!/src\/contract\/.+\.ts$/.test(file) || !makers.some((name) => code.includes(`${name}(`))) return null;
      let slim = code;
      const cut = (start, end, left = '') => {
        slim = slim.slice(0, start) + left.padEnd(end - start) + slim.slice(end);
      };
      // Cut from the end, so that earlier positions stay valid.
      for (const { callee, arguments: given } of callsIn(this.parse(code)).toReversed()) {
        // Calls made for a kind of content lose all of their schemas.
        if (callee.name === 'contentCalls')
          for (const { start, end } of given.slice(1).toReversed()) cut(start, end, '{}');
        if (callee.name !== 'defineRoute') continue;
        const { properties } = given[0];
        const id = properties.find(({ key }) => key?.name === 'id')?.value.value;
        for (const { key, start, end } of properties.toReversed()) {
          if (!serverOnly.includes(key?.name)) continue;
          const comma = /^\s*,/.exec(slim.slice(end))?.[0].length ?? 0;
          cut(start, end + comma, key.name === 'query' && byId.has(id) ? queryOf(id) : '');
        }
      }
      // Hardly anything moved, and no line: the map of the step before still holds.
      return { code: slim, map: null };
    },
  };
}
