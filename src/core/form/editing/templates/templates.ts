import { quantityKey } from '../../values/fieldKeys';
import type { PresetId } from '../palette/presets';
import type { TemplateId, TemplateWords } from './templateWords';

type Named = Readonly<Record<string, unknown>>;
/** A block: the preset that it is made of, what it has beside, and what is in it. */
export type TemplateBlock = readonly [preset: PresetId, props?: Named, children?: readonly TemplateBlock[]];

interface Template {
  readonly settings: Named & { readonly title: string };
  readonly blocks: readonly TemplateBlock[];
}

const paragraph = (text: string): TemplateBlock => ['richText', { html: `<p>${text}</p>` }];
const identity: TemplateBlock = ['identity'];
const submit: TemplateBlock = ['submit'];
const required = true;
/** Shown when a field is as a condition wants it. */
const when = (condition: Named, children: readonly TemplateBlock[]): TemplateBlock => [
  'conditional',
  { conditions: [condition] },
  children,
];
const payment: readonly TemplateBlock[] = [['productTotal'], ['paymentMethod'], submit];
const paid = ({ cheque }: TemplateWords) => ({ type: 'COMPLEX', withPaiement: true, paiementMethods: [cheque] });

/** The form of each template, made of presets: keys come with the labels (BUILD-60). */
export const templates: { readonly [Id in TemplateId]: (words: TemplateWords) => Template } = {
  membership: (words) => {
    const { title, intro, product, single, family, spouse, firstChild, secondChild } = words.membership;
    return {
      settings: {
        ...paid(words),
        ...{ title, identity: 'FULL' },
        products: [
          { id: 'P1', label: single, montant: 60, maxPerOrder: 1 },
          { id: 'P2', label: family, montant: 100, maxPerOrder: 1 },
        ],
      },
      blocks: [
        paragraph(intro),
        identity,
        ['counter', { label: product }],
        when({ field: quantityKey('P2'), type: 'NOT_EMPTY' }, [
          ['contact', { label: spouse }],
          ['child', { label: firstChild }],
          ['child', { label: secondChild }],
        ]),
        ...payment,
      ],
    };
  },

  gala: (words) => {
    const { title, intro, product, seat, table, guest } = words.gala;
    return {
      settings: {
        ...paid(words),
        ...{ title, identity: 'SHORT' },
        products: [
          { id: 'P1', label: seat, montant: 120 },
          { id: 'P2', label: table, montant: 1000 },
        ],
      },
      blocks: [
        paragraph(intro),
        identity,
        ['counter', { label: product }],
        ['productInfo', { product: 'P1' }, [['shortField', { label: guest, required }]]],
        ...payment,
      ],
    };
  },

  contact: ({ message, contact: { title, subject, subjects } }) => ({
    settings: { title, type: 'SIMPLE', identity: 'SHORT' },
    blocks: [
      identity,
      ['dropdown', { label: subject, values: subjects, required }],
      ['longField', { label: message, required }],
      submit,
    ],
  }),

  hazkara: ({ message, hazkara: { title, intro, deceased, burial, reminder } }) => ({
    settings: { title, type: 'SIMPLE', identity: 'SHORT' },
    blocks: [
      paragraph(intro),
      identity,
      ['hazkara', { label: deceased, required }],
      ['hebrewDate', { label: burial }],
      ['checkbox', { label: reminder }],
      ['longField', { label: message }],
      submit,
    ],
  }),

  // Only an organisation has calendars: its author names one.
  appointment: ({ message, appointment: { title, intro, reason, slot } }) => ({
    settings: { title, type: 'SIMPLE', identity: 'SHORT' },
    blocks: [
      paragraph(intro),
      identity,
      ['shortField', { label: reason, required }],
      ['calendar', { label: slot, required }],
      ['longField', { label: message }],
      submit,
    ],
  }),

  donationInKind: ({ message, donationInKind: words }) => ({
    settings: { title: words.title, type: 'SIMPLE', identity: 'SHORT' },
    blocks: [
      paragraph(words.intro),
      identity,
      ['dropdown', { label: words.thing, values: words.things, required }],
      ['number', { label: words.quantity, required }],
      ['image', { label: words.photo }],
      ['dropdown', { label: words.delivery, fieldKey: 'remise', values: [words.brought, words.collected], required }],
      when({ field: 'remise', type: 'EQUAL', values: [words.collected] }, [
        ['longField', { label: words.address, required }],
      ]),
      ['longField', { label: message }],
      submit,
    ],
  }),
};
