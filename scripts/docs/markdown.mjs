const code = (text) => `\`${text}\``;
const escape = (text) => text.replaceAll('|', '\\|');

/** A table of Markdown, or nothing when it has no rows. */
function tableOf(heading, rows) {
  if (rows.length === 0) return '';
  const lines = [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escape).join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}

const valueRows = (rows) =>
  Object.entries(rows).map(([name, row]) => [code(name), code(row.type), row.default ?? '', row.text]);
const valueTable = (what, rows) => tableOf([what, 'Type', 'Default', ''], valueRows(rows));

function elementSection(tag, element, { parts }) {
  return `## \`<${tag}>\`

${element.summary}

${valueTable('Attribute', element.attributes)}
${valueTable('Property', element.properties)}
Events: ${element.events.map(code).join(', ')}.
Parts: ${element.parts.map((name) => code(name)).join(', ')}.
`.replace(/\n{3,}/g, '\n\n');
}

/** Reference of all elements for people. */
export function renderMarkdown(table) {
  const { elements, commonAttributes, loadingAttribute, events, parts, tokens } = table;
  const tags = Object.keys(elements);
  const sections = [
    `<!-- Generated from elements/elements.ts by "npm run docs". Do not edit. -->

# Elements

How to put them on a page: [embedding.md](embedding.md). Each attribute is also a property, in camel case (\`caisse-id\` is \`caisseId\`). A boolean attribute is true when it is there,
unless it says \`"false"\`. An empty attribute counts as absent. Attributes may change at any time. What is wrong is told in the browser's console, and the default is used.

What you put inside a tag is shown until the element is ready, and stays when it cannot load.
`,
    ...tags.map((tag) => elementSection(tag, elements[tag], table)),
    `## Common attributes

${valueTable('Attribute', { ...commonAttributes, loading: loadingAttribute })}`,
    `## Events

All bubble, leave the shadow root (\`composed\`) and can be prevented.

${tableOf(
  ['Event', '`event.detail`', '', 'When prevented'],
  Object.entries(events).map(([name, row]) => [code(name), code(row.detail), row.text, row.prevented ?? '']),
)}
\`PaymentConfig\` is the object that the contract calls so (\`src/contract\`): \`type\`, \`montant\`, \`devise\`, \`abo\`…`,
    `## Parts

\`org-donation::part(button) { … }\`

${tableOf(
  ['Part', ''],
  Object.entries(parts).map(([name, text]) => [code(name), text]),
)}`,
    `## Tokens

Set them on the tag or on anything around it.

${tableOf(
  ['Custom property', 'Default', ''],
  Object.entries(tokens).map(([name, row]) => [code(name), row.default, row.text]),
)}`,
    `## For editors and TypeScript

\`custom-elements.json\` describes the elements to editors. \`types/orgkit/index.d.ts\` types tags and events, \`jsx.d.ts\` beside it the tags in React as well. The package is in
no registry: make it with \`npm pack\` in a copy of Orgkit, install the file, and import the types once (without React \`index.d.ts\` in place of \`jsx.d.ts\`):

\`\`\`ts
import type {} from 'orgkit/types/orgkit/jsx.d.ts';
document.querySelector('org-donation')?.addEventListener('org-payment-complete', ({ detail }) => detail.montant);
\`\`\``,
  ];
  return `${sections.map((section) => section.trim()).join('\n\n')}\n`;
}
