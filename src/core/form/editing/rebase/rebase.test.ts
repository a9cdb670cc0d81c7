import fc from 'fast-check';
import { compileForm } from '../../engine/compileForm';
import { node } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import { duplicateBlocks } from '../commands/copyBlocks';
import { type EditedForm, editedDefinition } from '../document/editedForm';
import { allBlocks, findBlock } from '../document/tree';
import { edit, startHistory, undo } from '../history/history';
import { edited } from '../testing/edited';
import { editedForms, idsFor, type Wish, wishes } from '../testing/randomCommands';
import { changesBetween } from './changesBetween';
import { rebase, rebaseHistory } from './rebase';
import { renamingOf } from './renaming';

const text = (fieldKey: string) => node('text', { fieldKey });
const set = (block: string, property: string, value?: unknown): Command => ({
  do: 'setProperty',
  block,
  property,
  value,
});
const remove = (...blocks: string[]): Command => ({ do: 'remove', blocks });
const move = (id: string, parent: string | null, index: number): Command => ({
  do: 'move',
  blocks: [id],
  at: { parent, index },
});
const insert = (id: string, fieldKey: string, parent: string | null, index = 0): Command => ({
  do: 'insert',
  blocks: [{ id, type: 'text', props: { fieldKey }, children: [] }],
  at: { parent, index },
});
const outline = ({ children }: Pick<EditedForm['document'], 'children'>): string =>
  children.map((block) => block.id + (block.children.length > 0 ? `(${outline(block)})` : '')).join(' ');

const base = edited([
  node('container', {}, [text('a'), text('b')]),
  node('conditional', { conditions: [{ field: '[TEXT]_a' }] }, [text('c')]),
  text('d'),
]);
const meet = (yours: Command[], theirs: Command[]) => rebase(base, yours, theirs.reduce(applyCommand, base));
const told = (yours: Command[], theirs: Command[]) => {
  const { form, conflicts } = meet(yours, theirs);
  return [
    outline(form.document),
    ...conflicts.map(({ about, block, property }) => [about, block, property].join(' ').trim()),
  ];
};

describe('two editors at once', () => {
  it('BUILD-26 both keep what they did to different things', () => {
    expect(outline(base.document)).toBe('b1(b2 b3) b4(b5) b6');
    expect(
      told(
        [set('b2', 'label', 'A'), insert('n', 'n', 'b1', 2)],
        [set('b2', 'tooltip', 'T'), remove('b3'), insert('m', 'm', null)],
      ),
    ).toEqual(['m b1(b2 n) b4(b5) b6']);
    expect(told([move('b6', null, 1), remove('b5')], [insert('m', 'm', null, 1)])).toEqual(['b1(b2 b3) b6 m b4']);
    expect(told([remove('b6'), set('b2', 'label', 'A')], [remove('b6'), set('b2', 'label', 'A')])).toEqual([
      'b1(b2 b3) b4(b5)',
    ]);
  });

  it('BUILD-26 leave to decide what both touched; what is published stands until then', () => {
    expect(told([set('b2', 'label', 'X')], [set('b2', 'label', 'Y')])).toEqual([
      'b1(b2 b3) b4(b5) b6',
      'property b2 label',
    ]);
    expect(told([move('b6', null, 0)], [move('b6', 'b1', 0)])).toEqual(['b1(b6 b2 b3) b4(b5)', 'place b6']);
    expect(told([remove('b1')], [set('b2', 'label', 'Y')])).toEqual(['b1(b2 b3) b4(b5) b6', 'removed b1']);
    expect(told([remove('b1')], [insert('m', 'm', 'b1')])).toEqual(['b1(m b2 b3) b4(b5) b6', 'removed b1']);
    expect(told([set('b2', 'label', 'X'), insert('n', 'n', 'b1')], [remove('b1')])).toEqual(['b4(b5) b6', 'gone b1']);
    expect(
      told([{ do: 'setSetting', setting: 'title', value: 'X' }], [{ do: 'setSetting', setting: 'title', value: 'Y' }]),
    ).toEqual(['b1(b2 b3) b4(b5) b6', 'setting  title']);
    expect(told([{ do: 'restore', form: edited([]) }], [remove('b6')])).toEqual(['b1(b2 b3) b4(b5)', 'form']);
  });

  it('BUILD-26 take theirs or yours', () => {
    const { form, conflicts } = meet(
      [set('b2', 'label', 'X'), set('b2', 'label', 'Xy'), insert('n', 'n', 'b1')],
      [remove('b1')],
    );
    const taken = conflicts.flatMap(({ commands }) => commands).reduce(applyCommand, form);
    expect(outline(taken.document)).toBe('b1(n b2 b3) b4(b5) b6');
    expect(findBlock(taken.document, 'b2')?.block.props['label']).toBe('Xy');
    const label = meet([set('b2', 'label', 'X')], [set('b2', 'label', 'Y')]);
    expect(label.conflicts.map(({ yours, theirs }) => [yours, theirs])).toEqual([['X', 'Y']]);
    expect(
      findBlock(applyCommand(label.form, label.conflicts[0]!.commands[0]!).document, 'b2')?.block.props['label'],
    ).toBe('X');
  });

  it('BUILD-26 BUILD-23 go on naming fields that the other renamed, and keys stay apart', () => {
    const conditions = [{ field: '[TEXT]_a' }, { field: '[TEXT]_d' }];
    const { form, conflicts } = meet([set('b4', 'conditions', conditions)], [set('b2', 'fieldKey', 'x')]);
    expect(conflicts).toEqual([]);
    expect(findBlock(form.document, 'b4')?.block.props['conditions']).toEqual([
      { field: '[TEXT]_x' },
      { field: '[TEXT]_d' },
    ]);
    const both = meet(
      [insert('n', 'new', null), set('b4', 'conditions', [{ field: '[TEXT]_new' }])],
      [insert('n', 'new', null)],
    );
    expect(both.form.document.children.slice(0, 2).map(({ id, props }) => [id, props['fieldKey']])).toEqual([['n', 'new'], ['n_', 'new2']]); // oxfmt-ignore
    expect(findBlock(both.form.document, 'b4')?.block.props['conditions']).toEqual([{ field: '[TEXT]_new2' }]);
  });

  it('BUILD-26 BUILD-25 keep the steps of a history that fit', () => {
    const typed = edit(edit(startHistory(base), [set('b2', 'label', 'X')], { now: 0 }), [remove('b6')], {
      now: 9,
      selected: ['b2'],
    });
    const newest = [set('b2', 'label', 'Y'), set('b3', 'label', 'Z')].reduce(applyCommand, base);
    const { history, conflicts } = rebaseHistory(typed, newest);
    expect([history.past.length, conflicts.length, history.selected]).toEqual([1, 1, ['b2']]);
    expect(undo(history).present).toBe(newest);
    const copy = duplicateBlocks(base, ['b1'], idsFor('n'))!.command;
    expect(rebaseHistory(edit(startHistory(base), [copy], { now: 0 }), newest).history.past.length).toBe(1);
  });
});

const commandsOf = (form: EditedForm, list: readonly Wish[], newId: () => string) => {
  const commands: Command[] = [];
  list.reduce((now, wish) => {
    const command = wish(now, newId);
    if (command) commands.push(command);
    return command ? applyCommand(now, command) : now;
  }, form);
  return commands;
};

describe('any two editors at once', () => {
  it('BUILD-26 never lose what is published, nor what is own without a word', () => {
    fc.assert(
      fc.property(
        editedForms,
        fc.array(wishes, { maxLength: 8 }),
        fc.array(wishes, { maxLength: 8 }),
        (start, ours, others) => {
          const newest = commandsOf(start, others, idsFor('t')).reduce(applyCommand, start);
          const own = commandsOf(start, ours, idsFor('n'));
          const { form, commands, conflicts } = rebase(start, own, newest);
          const changes = changesBetween(start, newest);
          const renamed = renamingOf(newest, form);

          for (const id of changes.added) expect([id, findBlock(form.document, id)]).toEqual([id, expect.anything()]);
          for (const id of changes.removed) expect([id, findBlock(form.document, id)]).toEqual([id, null]);
          for (const [id, names] of changes.properties) {
            const published = renamed(findBlock(newest.document, id)!.block).props;
            const { props } = findBlock(form.document, id)!.block;
            for (const name of names) expect([id, name, props[name]]).toEqual([id, name, published[name]]);
          }
          for (const id of changes.moved) {
            const places = [newest, form].map(({ document }) => findBlock(document, id)?.parent);
            expect([id, places[1]]).toEqual([id, places[0]]);
          }
          for (const setting of changes.settings) expect(form.settings[setting]).toEqual(newest.settings[setting]);

          expect(commands.reduce(applyCommand, newest)).toEqual(form);
          expect(() => compileForm(editedDefinition(form), { currency: 'eur' })).not.toThrow();
          const ids = allBlocks(form.document).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          if (newest === start) expect([conflicts, form]).toEqual([[], own.reduce(applyCommand, start)]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('BUILD-26 is idle when nobody else published', () => {
    fc.assert(
      fc.property(editedForms, fc.array(wishes, { maxLength: 12 }), (start, ours) => {
        const own = commandsOf(start, ours, idsFor('n'));
        const { form, conflicts } = rebase(start, own, structuredClone(start));
        expect(conflicts).toEqual([]);
        expect(form).toEqual(own.reduce(applyCommand, start));
      }),
    );
  });
});
