import { makeIntent } from '../../tests/e2e/support/payments';
import { addForm } from '../../tests/e2e/support/forms';
import type { WrittenBlock } from '../../tests/e2e/support/layout';
import type { OrgkitServer } from '../../tests/e2e/support/orgkitServer';
import { fields } from './fields';

/** A page to measure: usable once its control handles the first key or press. */
export interface Subject {
  readonly name: string;
  readonly body: string;
  readonly head?: string;
  /** Selector, matched in the page and in the element's shadow root. */
  readonly control: string;
}

const types = { phone: 'text', email: 'text', number: 'text', date: 'date', choice: 'select', long: 'textArea' };
const kinds: Readonly<Record<string, string>> = { phone: 'phone', email: 'email', number: 'numeric' };

const blocks = fields.map((field): WrittenBlock => {
  const { name, title, type, required } = field;
  const kind = kinds[type] && { kind: kinds[type] };
  const values = type === 'choice' && { values: [...field.values] };
  const given = { ...types, text: 'text', box: 'checkbox' }[type];
  return [given, { fieldKey: name, label: title, required, ...kind, ...values }];
});

const definition = { content: blocks.map(([type, props]) => ({ type, props, children: [] })) };
const inPage = `<script>document.querySelector('org-form').definition = ${JSON.stringify(definition)}</script>`;

/** Every element as pages have it: from another origin, with what it needs to know. */
export async function elementSubjects(server: OrgkitServer): Promise<Subject[]> {
  const head = `<link rel="stylesheet" href="${server.url}/elements/orgkit.css"><script type="module" src="${server.url}/elements/autoload.js"></script>`;
  const form = await addForm(server, blocks);
  const intent = await makeIntent(server, { type: 'GENERAL', montant: 50, devise: 'eur', cerfa: true, abo: false });
  const subjects: Subject[] = [
    { name: 'donation', body: '<org-donation org="demo"></org-donation>', control: 'button[type=submit]' },
    {
      name: 'payment',
      body: `<org-payment org="demo" intent="${intent}"></org-payment>`,
      control: 'button[type=submit]',
    },
    {
      name: 'form in the page',
      body: `<org-form org="demo"></org-form>${inPage}`,
      control: 'input[type=text]:not([tabindex])',
    },
    { name: 'form', body: `<org-form form-id="${form}"></org-form>`, control: 'input[type=text]:not([tabindex])' },
    {
      name: 'gala form',
      body: '<org-form form-id="tilleuls-gala"></org-form>',
      control: 'input[type=text]:not([tabindex])',
    },
    { name: 'campaign', body: '<org-campaign campaign-id="maison"></org-campaign>', control: 'button.button-large' },
    {
      name: 'widget',
      body: '<org-campaign campaign-id="maison" widget></org-campaign>',
      control: 'button.button-large',
    },
    { name: 'screen', body: '<org-screen campaign-id="gala"></org-screen>', control: '.give-plate' },
  ];
  return subjects.map((subject) => ({ head, ...subject }));
}

const script = (name: string) => `<script type="module" src="/${name}.js"></script>`;

/** The competition: one bundle each, on the page's own origin, with the form inlined. */
export const peerSubjects: readonly Subject[] = [
  { name: 'plain React', body: `${script('hello')}<hello-element title="Donner"></hello-element>`, control: 'button' },
  {
    name: 'form-js',
    head: '<link rel="stylesheet" href="/form-js.css">',
    body: script('formJs'),
    control: 'input[type=text]',
  },
  { name: 'RJSF', body: script('rjsf'), control: 'input[type=text]' },
  { name: 'JSON Forms', body: script('jsonForms'), control: 'input[type=text]' },
];
