// Not typed: what it imports is installed for the benches only.
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { schema } from '../fields';

const elements = Object.keys(schema.properties).map((name) => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(name === 'message' && { options: { multi: true } }),
}));
const uischema = { type: 'VerticalLayout', elements };
const form = createElement(JsonForms, { schema, uischema, data: {}, renderers: vanillaRenderers, cells: vanillaCells });
createRoot(document.body.appendChild(document.createElement('main'))).render(form);
