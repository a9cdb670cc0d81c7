// docs/form-document.md: what is in a form's document, with an example of every kind of block.

/** Purpose of each kind, with the properties of an example. */
const KINDS = {
  text: ['A line of text. `kind` says what it accepts.', { fieldKey: 'nom', label: 'Nom', kind: 'alphabetic', required: true }],
  textArea: ['A text of several lines.', { fieldKey: 'message', label: 'Message', height: '120px' }],
  checkbox: ['A box to tick; a required one must be ticked.', { fieldKey: 'accord', label: "J'accepte", required: true }],
  select: ['One or several of `values`; `choiceLabels` are read in place of them.', { fieldKey: 'taille', label: 'Taille', values: ['S', 'M', 'L'], multiple: false }],
  date: ['A date, month, year or time, or a range of them.', { fieldKey: 'arrivee', label: 'Arrivée', picker: 'date', filter: 'TODAY_AND_AFTER' }],
  birthDate: ['A birth date; `hebrew` offers the Hebrew panel.', { fieldKey: 'naissance', label: 'Date de naissance', hebrew: true }],
  identity: ['Who fills the form in. On forms whose `identity` is not `NONE`.', { labels: { email: 'Adresse e-mail' } }],
  contact: ['Somebody else; `copyIdentity` offers to copy the identity.', { fieldKey: 'conjoint', label: 'Conjoint', copyIdentity: true }],
  child: ['A child with its birth date.', { fieldKey: 'enfant', label: 'Enfant', fixedGenre: 'FEMALE' }],
  hazkara: ['A memorial.', { fieldKey: 'defunt', label: 'Défunt', required: true }],
  upload: ['Files.', { fieldKey: 'piece', label: 'Pièce jointe', multiple: true, maxCount: 3, type: 'pdf' }],
  calendar: ['One slot of a calendar.', { calendarId: 'c1', label: 'Rendez-vous', required: true }],
  products: ['Products with quantities; without a list, all of the form.', { products: ['P1'] }],
  productInfo: ['Asks its children once for each unit of a product. The keys of its fields end in `_1`, `_2`, ….', { product: 'P1', afterProduct: 1 }],
  productTotal: ['The total of the order.', { label: 'Total', fontSize: '18px' }],
  freeAmount: ['An amount that the visitor chooses.', { fieldKey: 'don', label: 'Don libre' }],
  paymentMethod: ['How the visitor pays.', { label: 'Moyen de paiement' }],
  conditional: [
    'Shows or hides its children: `action` when the conditions match, else `default`.',
    {
      default: 'HIDE',
      action: 'SHOW',
      conditions: [
        { field: '[CHECKBOX]_accord', type: 'CHECKED', values: [], next: 'AND' },
        { field: 'identity.email', type: 'NOT_EMPTY', values: [], next: 'AND' },
      ],
    },
  ],
  embeddedForm: ['Another form in its place, three deep at most.', { blockId: 'b42' }],
  steps: ['Holds steps.', { clickable: false, buttonsPosition: 'RIGHT' }],
  step: ['One page of the form.', { title: 'Vos coordonnées' }],
  submit: ['The button that sends.', { label: 'Envoyer', position: 'CENTER' }],
  empty: ['A passthrough.', {}],
  container: ['A box around its children.', { padding: '16px', borderRadius: '8px' }],
  richText: ['Text with a form. Cleaned before it is shown.', { html: '<p>Bienvenue</p>' }],
  carousel: ['Images in turn.', { items: [{ image: '/images/1.jpg' }], interval: 3000 }],
  accordion: ['Questions that open on their answers.', { items: [{ title: 'Quand ?', description: '<p>Dimanche</p>' }] }],
  embeddedPage: ['A page of another site.', { url: 'https://example.org', height: '400px' }],
  pdf: ['A PDF document.', { pdf: '/documents/1.pdf', previz: true }],
  video: ['A film.', { video: '/videos/1.mp4', autoPlay: false }],
  section: ['A section that the organisation keeps under an id.', { sectionId: 's1' }],
};

const typeOf = ({ type, enum: codes, items, properties }) => {
  if (codes) return codes.map((code) => `\`${code}\``).join(' ');
  if (type === 'array') return `list of ${items.properties ? 'objects' : typeOf(items)}`;
  return properties ? 'object' : [type].flat().join(' or ');
};
const table = (properties) =>
  ['| Property | Value | Default |', '| --- | --- | --- |']
    .concat(
      Object.entries(properties).map(
        ([name, schema]) => `| \`${name}\` | ${typeOf(schema)} | ${'default' in schema ? `\`${schema.default}\`` : ''} |`,
      ),
    )
    .join('\n');

const section = (type, schema) => {
  const [purpose, props] = KINDS[type];
  const { properties } = schema.allOf[1];
  const example = JSON.stringify({ id: type, type, props, children: [] });
  const own = Object.keys(properties).length > 0 ? `${table(properties)}\n\n` : '';
  return `### \`${type}\`\n\n${purpose}\n\n${own}\`\`\`json\n${example}\n\`\`\`\n`;
};

/**
 * @param schema of the documents: `documentSchema()`
 * @param sectionTypes types of blocks that a custom section may have
 */
export function renderFormDocument(schema, sectionTypes) {
  const { block: _block, common, ...kinds } = schema.$defs;
  return `# Form documents

<!-- Written by "npm run docs" from src/core/form/blocks and scripts/docs/formDocument.mjs. -->

The \`content\` of a form or page is a JSON text of \`{ "schemaVersion": 1, "children": [ … ] }\`. Each block is
\`{ "id", "type", "props", "children" }\`. Its JSON Schema: [form-document.schema.json](form-document.schema.json),
in the package as \`orgkit/form-document.schema.json\`, from a server at \`/schemas/form-document.schema.json\`.

- Types and properties that are not listed here are kept when a document is read and written. A block of an unknown type shows its children.
- Older documents are read: without a version, with \`blocks\` for the children of the root, with properties beside the type, with the French words
  \`Afficher\`, \`Masquer\`, \`Homme\`, \`Femme\`, \`Haut\`, \`Milieu\`, \`Bas\`, \`Gauche\`, \`Centre\`, \`Droite\` for codes. Codes are written.
- Blocks without an id, and fields without a key, are given one. A document of a newer version, of more than
  ${schema.properties.children.maxItems} blocks or deeper than 50 is refused.
- \`defaultValue\` is what a field holds when a visitor first opens it, written as its value is sent. It stands back for a draft, for the \`values\` of a host page
  and for what the visitor emptied; conditions see it. One that its own field refuses is refused when the form is saved (\`defaultRefused\`, with the key).
- \`products\`, \`productInfo\`, \`freeAmount\`, \`paymentMethod\` and \`embeddedForm\` are left out of forms whose \`type\` is not \`COMPLEX\`: saving such a form
  warns of each (\`complexOnly\`). So is \`identity\` where the form's \`identity\` is \`NONE\`. Products that a block newly names and that neither the form nor one
  that it embeds has are refused, whatever the type. A \`COMPLEX\` form with products is sent with one at least, unless \`allowNoProduct\`, and with a total of 1 at least, unless \`allowZeroAmount\`; one
  that can only come to 0 is warned of (\`priceMissing\`).
- Texts may be in several languages: \`language\` is the one that they are written in (without it, the organisation's), \`languages\` names further ones, and
  \`schemaVersion\` is then ${schema.properties.schemaVersion.enum.at(-1)}. A translation stands beside its text, under the same name with \`@\` and the language: \`"label": "Nom", "label@en": "Name"\`; also
  in the objects of \`items\`. A choice is named by its value (\`"values.Rouge@en": "Red"\`), which is what is sent in every language; a label of a person's part by the
  part (\`"labels.nom@en"\`). Texts of the form itself are in \`translations\` of the document: \`"title@en"\`, \`"products.P1.label@en"\`, \`"calendars.C1.label@en"\`,
  \`"paiementMethods.Chèque@en"\`. A text without a translation stays as it is written.
- A hidden field (\`hidden\`, or inside a conditional block that hides) counts as empty, is not checked and not sent.
- On a form with \`confirmByMail\` somebody has to be mailed: it needs a required \`text\` of kind \`email\`, an \`identity\` or a required \`contact\`, outside
  of \`conditional\`, \`productInfo\` and \`embeddedForm\`.
- The \`content\` of a custom section may be such a document, of blocks that only show something: ${sectionTypes.map((type) => `\`${type}\``).join(' ')}.
  Content that opens neither with \`{\` nor with \`[{\` is HTML.

## Properties of every block

${table(common.properties)}

## Blocks

${Object.entries(kinds)
  .map(([type, kind]) => section(type, kind))
  .join('\n')}`;
}
