import { offer } from './formPage';
import { isPlain, keyOf, pairedForm, plainForm } from './pairedForm';

let form: HTMLElement | undefined;

offer({
  mount(box, pairs) {
    form = document.createElement('org-form');
    form.setAttribute('org', 'demo');
    const values = Object.fromEntries(Array.from({ length: pairs }, (_, pair) => [keyOf(pair), 'x']));
    Object.assign(form, {
      definition: isPlain() ? plainForm(pairs) : pairedForm(pairs, { type: 'NOT_EMPTY' }),
      values,
    });
    box.append(form);
  },
  unmount: () => form?.remove(),
  input: (_box, pair) => form?.shadowRoot?.querySelector(`[data-field="${keyOf(pair)}"] input`) ?? null,
});
