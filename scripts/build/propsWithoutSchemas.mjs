const isProps = /\/src\/core\/form\/(\w+\/)*props\.ts$/;

/** Takes the JSON Schemas out of the properties of blocks: only the server and the documentation have a use for them. */
export function propsWithoutSchemas() {
  let found = false;
  return {
    name: 'props-without-schemas',
    buildEnd(error) {
      if (!error && !found) this.error('The properties of blocks have moved: elements would carry their schemas.');
    },
    transform(code, id) {
      if (!isProps.test(id)) return null;
      found = true;
      let slim = code;
      const visit = (node) => {
        if (Array.isArray(node)) return node.forEach(visit);
        if (typeof node?.type !== 'string') return;
        if (node.type === 'Property' && node.key.name === 'schema' && node.value.type === 'ObjectExpression')
          slim = slim.slice(0, node.start) + 'schema:0'.padEnd(node.end - node.start) + slim.slice(node.end);
        else Object.values(node).forEach((child) => typeof child === 'object' && visit(child));
      };
      visit(this.parse(code).body);
      return { code: slim, map: null };
    },
  };
}
