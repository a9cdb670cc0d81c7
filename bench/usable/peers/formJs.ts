import { Form } from '@bpmn-io/form-js-viewer';
import { fields } from '../fields';

const types = { text: 'textfield', email: 'textfield', phone: 'textfield', date: 'datetime' } as const;
const more = { number: 'number', choice: 'select', long: 'textarea', box: 'checkbox' } as const;
const components = fields.map((field) => ({
  type: { ...types, ...more }[field.type],
  id: field.name,
  key: field.name,
  label: field.title,
  validate: { required: field.required },
  ...(field.type === 'date' && { subtype: 'date', dateLabel: field.title }),
  ...(field.type === 'choice' && { values: field.values.map((value) => ({ label: value, value })) }),
}));
const container = document.body.appendChild(document.createElement('main'));
void new Form({ container }).importSchema({ type: 'default', components });
