import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot, type Root } from 'react-dom/client';
import { offer } from './formPage';
import { isPlain } from './pairedForm';

let root: Root | undefined;

/** Schema dependencies, the cheapest of its ways: the second fields stand after all first ones. */
offer({
  mount(box, pairs) {
    const all = Array.from({ length: pairs }, (_, pair) => pair);
    const plain: RJSFSchema = {
      type: 'object',
      properties: Object.fromEntries(
        all.flatMap((pair) => ['a', 'b'].map((key) => [`${key}${pair}`, { type: 'string', title: `${key} ${pair}` }])),
      ),
    };
    const paired: RJSFSchema = {
      type: 'object',
      properties: Object.fromEntries(all.map((pair) => [`a${pair}`, { type: 'string', title: `A ${pair}` }])),
      dependencies: Object.fromEntries(
        all.map((pair) => [`a${pair}`, { properties: { [`b${pair}`]: { type: 'string', title: `B ${pair}` } } }]),
      ),
    };
    const values = Object.fromEntries(all.map((pair) => [`a${pair}`, 'x']));
    root = createRoot(box);
    const schema = isPlain() ? plain : paired;
    root.render(<Form schema={schema} initialFormData={values} validator={validator} noHtml5Validate />);
  },
  unmount: () => root?.unmount(),
  input: (box, pair) => box.querySelector(`#root_a${pair}`),
});
