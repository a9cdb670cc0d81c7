import fc from 'fast-check';
import { compileForm } from '../../engine/compileForm';
import { importDocument } from '../../document/importDocument';
import { node } from '../../testing/formOf';
import { type EditedForm, editedDefinition } from '../document/editedForm';
import { blockFields, keyContext, namedField, ownKey, storedKeysOf } from '../document/storedKeys';
import { allBlocks, findBlock } from '../document/tree';
import { edited } from '../testing/edited';
import { editedForms, idsFor, wishes } from '../testing/randomCommands';
import { applyCommand } from './applyCommand';
import type { Command } from './command';
import { copyBlocks, duplicateBlocks } from './copyBlocks';
import { refusalOf } from './refusalOf';

const text = (fieldKey: string, props = {}) => node('text', { fieldKey, ...props });
const on = (field: string, children: Parameters<typeof node>[2] = []) =>
  node('conditional', { conditions: [{ field, type: 'NOT_EMPTY' }] }, children);
/** Ids of a form's blocks, with those inside in brackets. */
const outline = ({ children }: Pick<EditedForm['document'], 'children'>): string =>
  children.map((block) => block.id + (block.children.length > 0 ? `(${outline(block)})` : '')).join(' ');
const conditionOf = (form: EditedForm, id: string) =>
  (findBlock(form.document, id)?.block.props['conditions'] as { field: string }[]).map(({ field }) => field);
const move = (blocks: string[], parent: string | null, index: number): Command => ({
  do: 'move',
  blocks,
  at: { parent, index },
});
const set = (block: string, property: string, value?: unknown): Command => ({
  do: 'setProperty',
  block,
  property,
  value,
});

describe('commands on a form', () => {
  const form = edited([node('container', {}, [text('a'), text('b')]), text('c'), text('d')]);

  it('BUILD-21 move blocks to a place counted before anything moves, and keep their order', () => {
    expect(outline(form.document)).toBe('b1(b2 b3) b4 b5');
    expect(outline(applyCommand(form, move(['b5', 'b2'], null, 1)).document)).toBe('b1(b3) b2 b5 b4');
    expect(outline(applyCommand(form, move(['b4'], null, 3)).document)).toBe('b1(b2 b3) b5 b4');
    expect(outline(applyCommand(form, move(['b4'], 'b1', 9)).document)).toBe('b1(b2 b3 b4) b5');
  });

  it('BUILD-21 copy the path to what changes and nothing else', () => {
    const next = applyCommand(form, set('b2', 'label', 'Nom'));
    expect(next.document.children[0]?.children[0]?.props).toEqual({ fieldKey: 'a', label: 'Nom' });
    expect(next.document.children[0]?.children[1]).toBe(form.document.children[0]?.children[1]);
    expect(next.document.children[1]).toBe(form.document.children[1]);
    expect(form).toEqual(edited([node('container', {}, [text('a'), text('b')]), text('c'), text('d')]));
    for (const idle of [move(['b4'], null, 1), move(['b4', 'b5'], null, 3), set('b2', 'fieldKey', 'a'), set('b2', 'x')])
      expect(applyCommand(form, idle)).toBe(form);
  });

  it('BUILD-22 are refused where the form would not stand', () => {
    const steps = edited([node('steps', {}, [node('step', {}, [text('a')])]), text('c'), node('container')]);
    expect(outline(steps.document)).toBe('b1(b2(b3)) b4 b5');
    const refusals = (
      [
        move(['b4'], 'b3', 0),
        move(['b1'], 'b2', 0),
        move(['b2'], null, 0),
        move(['b4'], 'b1', 0),
        move(['b5'], 'nobody', 0),
        move(['nobody'], null, 0),
        set('nobody', 'label', ''),
        { do: 'remove', blocks: ['nobody'] },
        { do: 'insert', blocks: [{ id: 'b4', type: 'pdf', props: {}, children: [] }], at: { parent: null, index: 0 } },
        set('b4', 'fieldKey', 'a'),
        move(['b4'], 'b2', 1),
      ] satisfies Command[]
    ).map((command) => refusalOf(steps, command));
    expect(refusals).toEqual([
      'notThere',
      'insideItself',
      'notThere',
      'notThere',
      'unknownBlock',
      'unknownBlock',
      'unknownBlock',
      'unknownBlock',
      'idTaken',
      'keyTaken',
      null,
    ]);
    const deep = Array.from({ length: 49 }).reduce<ReturnType<typeof node>>(
      (inner) => node('container', {}, [inner]),
      text('a'),
    );
    expect(refusalOf(edited([deep, text('b')]), move(['b51'], 'b49', 0))).toBeNull();
    expect(refusalOf(edited([deep, node('empty', {}, [text('b')])]), move(['b51'], 'b49', 0))).toBe('tooDeep');
  });

  it('BUILD-23 ENT-04 rewrite every condition that names a field by its key, its parts and rows too', () => {
    const asked = edited([
      node('productInfo', {}, [text('nom'), on('[TEXT]_nom')]),
      on('[TEXT]_nom_2'),
      node('contact', { fieldKey: 'p' }),
      on('[CONTACT]_p.email'),
      on('[TEXT]_nomade'),
      node('calendar', { calendarId: 'c1' }),
      on('[CALENDAR]_c1'),
    ]);
    const renamed = [
      set('b2', 'fieldKey', 'x'),
      set('b2', 'kind', 'numeric'),
      set('b5', 'fieldKey', 'q'),
      set('b8', 'calendarId', 'c2'),
    ].reduce(applyCommand, asked);
    expect(['b3', 'b4', 'b6', 'b7', 'b9'].map((id) => conditionOf(renamed, id))).toEqual([
      ['[NUMBER]_x'],
      ['[NUMBER]_x_2'],
      ['[CONTACT]_q.email'],
      ['[TEXT]_nomade'],
      ['[CALENDAR]_c2'],
    ]);
    expect(refusalOf(asked, set('b2', 'fieldKey', ' '))).toBe('keyNeeded');
    expect(refusalOf(edited([text('a')]), set('b1', 'fieldKey', ''))).toBeNull();
    const twice = edited([text('a'), text('a'), on('[TEXT]_a')]);
    expect(conditionOf(applyCommand(twice, set('b1', 'fieldKey', 'b')), 'b3')).toEqual(['[TEXT]_a']);
  });

  it('BUILD-24 duplicate blocks with keys of their own, their conditions about the copies', () => {
    const group = edited([
      node('container', {}, [text('nom'), on('[TEXT]_nom', [text('b')]), on('[TEXT]_c')]),
      text('c'),
    ]);
    const copy = duplicateBlocks(group, ['b1', 'b2'], idsFor('n'));
    const next = applyCommand(group, copy!.command);
    expect(outline(next.document)).toBe('b1(b2 b3(b4) b5) n5(n1 n3(n2) n4) b6');
    expect(findBlock(next.document, 'n1')?.block.props).toEqual({ fieldKey: 'nom2' });
    expect(['b3', 'n3', 'n4'].map((id) => conditionOf(next, id))).toEqual([
      ['[TEXT]_nom'],
      ['[TEXT]_nom2'],
      ['[TEXT]_c'],
    ]);
    expect(duplicateBlocks(group, ['nobody'], idsFor('n'))).toBeNull();
  });

  it('BUILD-24 paste from another form, and say what this one has not', () => {
    const from = edited([
      text('nom'),
      on('[TEXT]_nom'),
      on('[TEXT]_away'),
      node('productInfo', { product: 'P9' }),
      node('identity'),
      node('calendar', { calendarId: 'c1' }),
    ]);
    const to = edited([text('nom'), node('identity'), node('calendar', { calendarId: 'c1' })], {
      calendars: [{ id: 'c1' }],
      identity: 'FULL',
    });
    const { command, losses } = copyBlocks(to, from.document.children, { parent: null, index: 0 }, idsFor('n'));
    expect(losses).toEqual([
      { block: 'n1', code: 'keyChanged', target: 'field', name: '[TEXT]_nom' },
      { block: '', code: 'onlyOnce', target: 'field', name: 'identity' },
      { block: 'n6', code: 'onlyOnce', target: 'field', name: '[CALENDAR]_c1' },
      { block: 'n3', code: 'referenceDropped', target: 'field', name: '[TEXT]_away' },
      { block: 'n4', code: 'referenceDropped', target: 'product', name: 'P9' },
    ]);
    const pasted = applyCommand(to, command);
    expect(['n2', 'n3'].map((id) => conditionOf(pasted, id))).toEqual([['[TEXT]_nom2'], []]);
    expect(pasted.document.children.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3', 'n4', 'n6', 'b1', 'b2', 'b3']);
  });

  it('BUILD-24 a condition on a quantity stays with its products, where the form sells them', () => {
    const blocks = edited([node('products'), on('P1_quantity')]).document.children;
    const copied = (products: readonly object[]) => {
      const to = edited([], { type: 'COMPLEX', products });
      return copyBlocks(to, blocks, { parent: null, index: 0 }, idsFor('n')).losses.map(({ name }) => name);
    };
    expect(copied([{ id: 'P1' }])).toEqual([]);
    expect(copied([])).toEqual(['P1_quantity']);
  });
});

/** For each condition that names a field that one block alone has: that block. */
function fieldsNamed(form: EditedForm): Map<string, string> {
  const keys = storedKeysOf(form);
  const context = keyContext(form);
  const blocks = allBlocks(form.document);
  const owners = (key: string) =>
    blocks.filter((block) => blockFields(block, context).some((field) => field.key === key));
  const named = blocks
    .filter(({ type }) => type === 'conditional')
    .flatMap((block) => {
      const conditions = (block.props['conditions'] ?? []) as { field: string }[];
      return conditions.map(({ field }, index) => {
        const found = namedField(field, keys);
        const [owner, other] = found && !/\d/.test(found.rest) ? owners(found.key) : [];
        return [`${block.id}/${index}`, other ? '' : (owner?.id ?? '')] as const;
      });
    });
  return new Map(named.filter(([, owner]) => owner !== ''));
}

describe('any commands on any form', () => {
  it('BUILD-21 BUILD-22 leave a form that opens, with ids and keys that no two blocks share', () => {
    fc.assert(
      fc.property(editedForms, fc.array(wishes, { maxLength: 12 }), (form, list) => {
        const newId = idsFor('n');
        const shared = sharedKeys(form);
        const end = list.reduce((now, wish) => {
          const command = wish(now, newId);
          return command ? applyCommand(now, command) : now;
        }, form);
        expect(importDocument(JSON.stringify(end.document))).toEqual(JSON.parse(JSON.stringify(end.document)));
        expect(() => compileForm(editedDefinition(end), { currency: 'eur' })).not.toThrow();
        for (const key of sharedKeys(end)) expect(shared).toContain(key);
      }),
    );
  });

  it('BUILD-77 rewrite what a copy says of a field, its parts and rows too, and nothing else', () => {
    const said = { copySubject: '{[TEXT]_a} {[TEXT]_a_1} {a}', copyText: 'Bonjour {[TEXT]_a}, {[TEXT]_ab}' };
    const inRows = edited([node('productInfo', {}, [text('a')])], { type: 'COMPLEX', ...said });
    expect(applyCommand(inRows, set('b2', 'fieldKey', 'nom')).settings).toMatchObject({
      copySubject: '{[TEXT]_nom} {[TEXT]_nom_1} {a}',
      copyText: 'Bonjour {[TEXT]_nom}, {[TEXT]_ab}',
    });
    expect(applyCommand(inRows, set('b2', 'label', 'Nom')).settings).toBe(inRows.settings);
  });

  it('BUILD-23 leave every condition with the field that it named, as long as both are there', () => {
    fc.assert(
      fc.property(editedForms, fc.array(wishes, { maxLength: 12 }), (form, list) => {
        const newId = idsFor('n');
        list.reduce((now, wish) => {
          const command = wish(now, newId);
          if (!command) return now;
          const next = applyCommand(now, command);
          const after = fieldsNamed(next);
          for (const [condition, owner] of fieldsNamed(now)) {
            const [id = ''] = condition.split('/');
            const isSet = command.do === 'setProperty' && command.block === id && command.property === 'conditions';
            const isThere = findBlock(next.document, id) && findBlock(next.document, owner);
            if (isThere && !isSet)
              expect([command, condition, after.get(condition)]).toEqual([command, condition, owner]);
          }
          return next;
        }, form);
      }),
    );
  });
});

function sharedKeys(form: EditedForm): string[] {
  const context = keyContext(form);
  const keys = allBlocks(form.document)
    .map((block) => ownKey(block, context))
    .filter(Boolean);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}
