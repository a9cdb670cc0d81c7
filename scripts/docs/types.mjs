const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const className = (tag) => camel(`-${tag}`);
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const lines = (rows, indent) => rows.map((row) => `${indent}${row}`).join('\n');

const property = ([name, row]) => `/** ${row.text} */\n  ${camel(name)}: ${row.type} | null | undefined;`;
const attribute = ([name, row]) => `${key(name)}?: ${row.type === 'boolean' ? 'boolean | string' : row.type};`;

function elementInterface(tag, element, table) {
  const all = Object.entries({ ...element.attributes, ...table.commonAttributes }).filter(([name]) => name !== 'lang');
  return `/** ${element.summary} */
export interface ${className(tag)} extends HTMLElement {
${lines([...all, ...Object.entries(element.properties)].map(property), '  ')}
}

export interface ${className(tag)}Attributes {
${lines(Object.entries({ ...element.attributes, ...table.commonAttributes, loading: table.loadingAttribute }).map(attribute), '  ')}
}`;
}

/** Types of tags and events, for pages written in TypeScript. */
export function renderTypes(table) {
  const tags = Object.keys(table.elements);
  const events = Object.entries(table.events);
  return `// Generated from elements/elements.ts by "npm run docs". Do not edit.

/** What is to be paid. Amounts in units of \`devise\`. */
export interface PaymentConfig {
  type: string;
  montant?: number | null | undefined;
  devise?: string | undefined;
  abo?: boolean | undefined;
  [key: string]: unknown;
}

${tags.map((tag) => elementInterface(tag, table.elements[tag], table)).join('\n\n')}

/** Every event and its \`detail\`. */
export interface OrgkitEventDetails {
${lines(events.map(([name, row]) => `/** ${row.text} */\n  '${name}': ${row.detail};`), '  ')}
}

declare global {
  interface HTMLElementTagNameMap {
${lines(tags.map((tag) => `'${tag}': ${className(tag)};`), '    ')}
  }
  interface GlobalEventHandlersEventMap {
${lines(events.map(([name]) => `'${name}': CustomEvent<OrgkitEventDetails['${name}']>;`), '    ')}
  }
}
`;
}

/** The tags in JSX, for pages written with React. Apart, since it needs React's own types. */
export function renderJsxTypes(table) {
  const tags = Object.keys(table.elements);
  return `// Generated from elements/elements.ts by "npm run docs". Do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${tags.map((tag) => `${className(tag)}, ${className(tag)}Attributes`).join(', ')} } from './index.js';

type Props<Element, Attributes> = Attributes & Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(tags.map((tag) => `'${tag}': Props<${className(tag)}, ${className(tag)}Attributes>;`), '      ')}
    }
  }
}
`;
}
