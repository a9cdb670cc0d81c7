const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const className = (tag) => camel(`-${tag}`);
/** The platform's own properties keep its types. */
const isPlatform = (name) => name === 'lang';

const attribute = ([name, row]) => ({
  name,
  ...(!isPlatform(name) && { fieldName: camel(name) }),
  type: { text: row.type },
  ...(row.default && { default: row.default }),
  description: row.text,
});
const member = ([name, row]) => ({
  kind: 'field',
  name: camel(name),
  type: { text: `${row.type} | undefined` },
  description: row.text,
});

function declaration(tag, { summary, attributes, properties, events, parts }, table) {
  const all = Object.entries({ ...attributes, ...table.commonAttributes });
  return {
    kind: 'class',
    customElement: true,
    name: className(tag),
    tagName: tag,
    description: summary,
    attributes: all.map(attribute),
    members: [...all.filter(([name]) => !isPlatform(name)), ...Object.entries(properties)].map(member),
    events: events.map((name) => ({
      name,
      type: { text: `CustomEvent<${table.events[name].detail}>` },
      description: table.events[name].text,
    })),
    slots: [{ name: '', description: 'Shown until the element is ready, and when it cannot load.' }],
    cssParts: parts.map((name) => ({ name, description: table.parts[name] })),
    cssProperties: Object.entries(table.tokens).map(([name, row]) => ({
      name,
      default: row.default,
      description: row.text,
    })),
  };
}

/** The custom elements manifest, which editors and catalogues read. */
export function renderManifest(table) {
  const modules = Object.entries(table.elements).map(([tag, element]) => {
    const path = `elements/${tag}.js`;
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration(tag, element, table)],
      exports: [
        { kind: 'custom-element-definition', name: tag, declaration: { name: className(tag), module: path } },
      ],
    };
  });
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'docs/elements.md', modules }, null, 2)}\n`;
}
