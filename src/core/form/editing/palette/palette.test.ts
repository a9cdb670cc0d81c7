import { blockKinds } from '../../blocks/blockKinds';
import { compileForm } from '../../engine/compileForm';
import { lintForm } from '../../engine/lintForm';
import { node } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import { copyBlocks } from '../commands/copyBlocks';
import { editedDefinition } from '../document/editedForm';
import { kindEditors } from '../kinds/kindEditors';
import { edited } from '../testing/edited';
import { idsFor } from '../testing/randomCommands';
import { notOffered } from './notOffered';
import { presetBlock, type PresetId, presets } from './presets';

const words = { label: 'Nom', values: ['Oui', 'Non'], step: 'Étape 1' };
const settings = {
  type: 'COMPLEX',
  identity: 'FULL',
  calendars: [{ id: 'c1' }],
  paiementMethods: ['x'],
  allowZeroAmount: true,
};

/** The vocabulary of BUILD-05: an entry of the palette, or a property. */
const vocabulary: Readonly<Record<string, PresetId | readonly [type: string, property: string]>> = {
  'short field': 'shortField',
  'long field': 'longField',
  checkbox: 'checkbox',
  dropdown: 'dropdown',
  'multiple choice': 'multipleChoice',
  date: 'date',
  'Hebrew date': 'hebrewDate',
  file: 'file',
  image: 'image',
  counter: 'counter',
  contact: 'contact',
  child: 'child',
  hazkara: 'hazkara',
  number: 'number',
  alphanumeric: 'alphanumeric',
  time: 'time',
  'date and time': 'dateTime',
  'date range': 'dateRange',
  'multiple files': 'multipleFiles',
  PDF: 'pdfFile',
  Zip: 'zip',
  label: ['text', 'label'],
  identifier: ['text', 'fieldKey'],
  list: ['select', 'values'],
};

describe('the palette', () => {
  it('BUILD-05 has the whole vocabulary, and every kind', () => {
    const ids = presets.map(({ id }) => id);
    for (const entry of Object.values(vocabulary))
      if (typeof entry === 'string') expect(ids).toContain(entry);
      else expect(Object.keys(kindEditors.get(entry[0])?.properties ?? {})).toContain(entry[1]);
    expect([...new Set(presets.map(({ type }) => type))].sort()).toEqual([...blockKinds.keys()].sort());
  });

  it.each(presets.map(({ id, type }) => [id, type] as const))('BUILD-05 BUILD-27 puts in %s', (id, type) => {
    const form = edited(type === 'step' ? [node('steps')] : [], settings);
    const at = { parent: type === 'step' ? 'b1' : null, index: 0 };
    const { command } = copyBlocks(form, [presetBlock(id, words)], at, idsFor('n'));
    const next = applyCommand(form, command);
    expect(next).not.toBe(form);
    const toFillIn = ['calendarMissing', 'productMissing', 'blockMissing', 'urlMissing', 'pdfMissing', 'videoMissing'];
    const warnings = lintForm(compileForm(editedDefinition(next), { currency: 'eur' })).map(({ code }) => code);
    expect(warnings.filter((code) => !toFillIn.includes(code))).toEqual([]);
    for (const name of Object.keys(command.blocks[0]?.props ?? {}))
      expect(Object.keys(blockKinds.get(type)?.props ?? {})).toContain(name);
  });

  it('BUILD-03 offers what a form can have', () => {
    const reasons = (given: object) =>
      Object.fromEntries(
        [...blockKinds.keys()].flatMap((type) => {
          const reason = notOffered(edited([node('paymentMethod')], { ...settings, ...given }), type);
          return reason ? [[type, reason]] : [];
        }),
      );
    expect(reasons({})).toEqual({ paymentMethod: 'alreadyThere' });
    expect(reasons({ type: 'SIMPLE', identity: 'NONE', calendars: [] })).toEqual({
      products: 'complexOnly',
      productInfo: 'complexOnly',
      freeAmount: 'complexOnly',
      paymentMethod: 'complexOnly',
      embeddedForm: 'complexOnly',
      identity: 'noIdentity',
      calendar: 'noCalendar',
    });
  });
});
