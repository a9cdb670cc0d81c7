import { Form } from '@bpmn-io/form-js-viewer';
import { offer } from './formPage';
import { isPlain } from './pairedForm';

let form: Form | undefined;

/** With conditions, without its pause of 300 ms after each key, which would count as time to paint what depends on the field. */
offer({
  mount(box, pairs) {
    const all = Array.from({ length: pairs }, (_, pair) => pair);
    const components = all.flatMap((pair) => [
      { type: 'textfield', id: `fa${pair}`, key: `a${pair}`, label: `A ${pair}` },
      {
        type: 'textfield',
        id: `fb${pair}`,
        key: `b${pair}`,
        label: `B ${pair}`,
        ...(!isPlain() && { conditional: { hide: `=a${pair} = "" or a${pair} = null` } }),
      },
    ]);
    const data = Object.fromEntries(all.map((pair) => [`a${pair}`, 'x']));
    const options = { container: box, ...(!isPlain() && { debounce: false }) };
    form = new Form(options);
    void form.importSchema({ type: 'default', components }, data);
  },
  unmount: () => form?.destroy(),
  input: (box, pair) => box.querySelector(`input[id$="fa${pair}"]`),
});
