import type { Block } from '../../schema/formDocument';
import { blockKinds } from '../../blocks/blockKinds';

/** An entry of the palette: a kind of block with the properties that it begins with (BUILD-05). */
export interface Preset {
  readonly id: PresetId;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

type Props = Readonly<Record<string, unknown>>;
const numeric = { kind: 'numeric' };

/** Kind and properties by name, in the order of the palette. */
const table = {
  shortField: ['text', {}],
  longField: ['textArea', {}],
  number: ['text', numeric],
  alphabetic: ['text', { kind: 'alphabetic' }],
  alphanumeric: ['text', { kind: 'alphanumeric' }],
  email: ['text', { kind: 'email' }],
  phone: ['text', { kind: 'phone' }],
  url: ['text', { kind: 'url' }],
  checkbox: ['checkbox', {}],
  dropdown: ['select', {}],
  multipleChoice: ['select', { multiple: true }],
  date: ['date', {}],
  time: ['date', { picker: 'time' }],
  dateTime: ['date', { picker: 'datetime' }],
  dateRange: ['date', { range: true }],
  year: ['date', { picker: 'year' }],
  month: ['date', { picker: 'month' }],
  birthDate: ['birthDate', {}],
  hebrewDate: ['birthDate', { hebrew: true }],
  file: ['upload', {}],
  multipleFiles: ['upload', { multiple: true }],
  image: ['upload', { type: 'image' }],
  pdfFile: ['upload', { type: 'pdf' }],
  zip: ['upload', { type: 'zip' }],
  calendar: ['calendar', {}],
  identity: ['identity', {}],
  contact: ['contact', {}],
  child: ['child', {}],
  hazkara: ['hazkara', {}],
  counter: ['products', {}],
  productInfo: ['productInfo', {}],
  productTotal: ['productTotal', {}],
  freeAmount: ['freeAmount', {}],
  paymentMethod: ['paymentMethod', {}],
  conditional: ['conditional', { action: 'SHOW', default: 'HIDE' }],
  embeddedForm: ['embeddedForm', {}],
  steps: ['steps', {}],
  step: ['step', {}],
  submit: ['submit', {}],
  container: ['container', {}],
  empty: ['empty', {}],
  richText: ['richText', {}],
  carousel: ['carousel', {}],
  accordion: ['accordion', {}],
  embeddedPage: ['embeddedPage', {}],
  pdfViewer: ['pdf', { previz: true }],
  video: ['video', {}],
  section: ['section', {}],
} satisfies Readonly<Record<string, readonly [type: string, props: Props]>>;
export type PresetId = keyof typeof table;

export const presets: readonly Preset[] = Object.entries<readonly [string, Props]>(table).map(
  ([id, [type, props]]) => ({
    id: id as PresetId,
    type,
    props,
  }),
);

/** The words that a new block begins with, in the language of the form. */
export interface PresetWords {
  readonly label: string;
  /** Choices of a list. */
  readonly values: readonly string[];
  /** Title of a step. */
  readonly step: string;
}

/**
 * The block that a preset puts in, for `copyBlocks` to give it an id and a key: steps come with a step.
 * @example
 * presetBlock('multipleChoice', { label: 'Repas', values: ['Midi', 'Soir'], step: '' }).props // => { multiple: true, label: 'Repas', values: ['Midi', 'Soir'] }
 * presetBlock('steps', { label: '', values: [], step: 'Étape 1' }).children.map(({ type, props }) => [type, props]) // => [['step', { title: 'Étape 1' }]]
 */
export function presetBlock(id: PresetId, words: PresetWords): Block {
  const [type, props]: readonly [string, Props] = table[id];
  // A button and a total have words of their own.
  const isNamed = 'label' in (blockKinds.get(type)?.props ?? {}) && type !== 'submit' && type !== 'productTotal';
  return {
    id,
    type,
    props: {
      ...props,
      ...(isNamed && { label: words.label }),
      ...(type === 'select' && { values: words.values }),
      ...(type === 'step' && { title: words.step }),
    },
    children: type === 'steps' ? [presetBlock('step', words)] : [],
  };
}
