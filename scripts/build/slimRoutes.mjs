const serverOnly = [
  ...['summary', 'access', 'scopes', 'role', 'contacts', 'confirmed', 'searches', 'hides', 'bodyLimit', 'conditions'],
  ...['params', 'query', 'request', 'response'],
];

/** Query parameters that the client adds on its own to visitors' calls whose route takes them (ORG-01, ENT-32). */
const added = ['org', 'mode'];

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
      if (!/src\/contract\/.+\.ts$/.test(file) || !code.includes('defineRoute(')) return null;
      let slim = code;
      // From the end: what comes before stays where it was parsed.
      for (const { declaration } of this.parse(code).body.toReversed()) {
        const call = declaration?.declarations?.[0]?.init;
        if (call?.callee?.name !== 'defineRoute') continue;
        const { properties } = call.arguments[0];
        const id = properties.find(({ key }) => key.name === 'id').value.value;
        for (const { key, start, end } of properties.toReversed()) {
          if (!serverOnly.includes(key.name)) continue;
          const comma = /^\s*,/.exec(slim.slice(end))?.[0].length ?? 0;
          const left = key.name === 'query' ? queryOf(id) : '';
          slim = slim.slice(0, start) + left.padEnd(end + comma - start) + slim.slice(end + comma);
        }
      }
      // Hardly anything moved, and no line: the map of the step before still holds.
      return { code: slim, map: null };
    },
  };
}
