import fc from 'fast-check';
import { node } from '../../testing/formOf';
import type { Command } from '../commands/command';
import { edited } from '../testing/edited';
import { editedForms, idsFor, wishes } from '../testing/randomCommands';
import { edit, type History, pendingCommands, markPublished, redo, selectBlocks, startHistory, undo } from './history';
import { applyCommand } from '../commands/applyCommand';

const form = edited([node('text', { fieldKey: 'a', label: 'A' }), node('text', { fieldKey: 'b' })]);
const label = (block: string, value: string): Command => ({ do: 'setProperty', block, property: 'label', value });
const type = (history: History, block: string, value: string, now: number) =>
  edit(history, [label(block, value)], { now });
const labels = ({ present }: History) => present.document.children.map(({ props }) => props['label']);

describe('history', () => {
  it('BUILD-25 takes typing in one property for one step, until half a second goes by', () => {
    let history = type(type(type(startHistory(form), 'b1', 'N', 0), 'b1', 'No', 400), 'b1', 'Nom', 899);
    expect([history.past.length, labels(history)[0]]).toEqual([1, 'Nom']);
    history = type(history, 'b1', 'Nom ', 1399);
    expect(history.past.length).toBe(2);
    history = type(history, 'b2', 'x', 1400);
    history = type(history, 'b1', 'y', 1401);
    expect(history.past.length).toBe(4);
    expect(labels(undo(undo(undo(history))))).toEqual(['Nom', undefined]);
    expect(undo(undo(undo(undo(history)))).present).toBe(form);
  });

  it('BUILD-25 has nothing to undo once what was typed is back at what it was', () => {
    const there = type(startHistory(form), 'b1', 'AB', 0);
    expect(type(there, 'b1', 'A', 100).past).toEqual([]);
    expect(type(there, 'b1', 'A', 100).present).toBe(form);
    expect(edit(there, [label('b1', 'AB'), { do: 'remove', blocks: ['nobody'] }], { now: 100 })).toBe(there);
  });

  it('BUILD-25 does not type on in a step that was undone, published or left', () => {
    const once = type(startHistory(form), 'b1', 'N', 0);
    for (const left of [redo(undo(once)), selectBlocks(once, ['b2']), markPublished(once)])
      expect(type(left, 'b1', 'No', 1).past.length).toBe(2);
  });

  it('BUILD-25 selects again what was selected', () => {
    const start = selectBlocks(startHistory(form), ['b1']);
    const history = edit(start, [{ do: 'remove', blocks: ['b1'] }], { now: 0, selected: ['b2'] });
    expect([history, undo(history), redo(undo(history))].map(({ selected }) => selected)).toEqual([
      ['b2'],
      ['b1'],
      ['b2'],
    ]);
  });

  it('BUILD-25 keeps the commands that lead from the published form to this one', () => {
    const first = type(startHistory(form), 'b1', 'N', 0);
    expect(pendingCommands(first)).toEqual([label('b1', 'N')]);
    const sent = markPublished(first);
    expect([pendingCommands(sent), pendingCommands(type(sent, 'b2', 'x', 1))]).toEqual([[], [label('b2', 'x')]]);
    expect(pendingCommands(undo(sent))).toEqual([{ do: 'restore', form }]);
    expect(pendingCommands(type(undo(sent), 'b2', 'x', 9))).toEqual([
      { do: 'restore', form: applyCommand(form, label('b2', 'x')) },
    ]);
  });

  it('BUILD-25 undoes any steps to the very form that was there, and redoes them to the other', () => {
    fc.assert(
      fc.property(
        editedForms,
        fc.array(fc.tuple(wishes, fc.constantFrom(100, 900)), { maxLength: 15 }),
        (start, list) => {
          const newId = idsFor('n');
          const text = JSON.stringify(start);
          let now = 0;
          const end = list.reduce((history, [wish, wait]) => {
            const command = wish(history.present, newId);
            return command ? edit(history, [command], { now: (now += wait) }) : history;
          }, startHistory(start));
          const walk = (history: History, move: typeof undo): History[] => {
            const next = move(history);
            return next === history ? [history] : [history, ...walk(next, move)];
          };
          const back = walk(end, undo);
          const forth = walk(back.at(-1)!, redo);
          expect(back.at(-1)!.present).toBe(start);
          expect(JSON.stringify(start)).toBe(text);
          forth.reverse().forEach(({ present }, at) => expect(present).toBe(back[at]!.present));
          expect(pendingCommands(end).reduce(applyCommand, start)).toEqual(end.present);
        },
      ),
    );
  });
});
