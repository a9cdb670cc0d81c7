import fc from 'fast-check';
import { node } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import type { EditedForm } from '../document/editedForm';
import { allBlocks, findBlock } from '../document/tree';
import { edit, type History, pendingCommands, selectBlocks, startHistory, undo } from '../history/history';
import { edited } from '../testing/edited';
import { editedForms, idsFor, type Wish, wishes } from '../testing/randomCommands';
import { joinSteps } from './joinSteps';
import { takeUpDraft } from './takeUpDraft';

const text = (fieldKey: string) => node('text', { fieldKey });
const base = edited([text('a'), text('b')], { title: 'Bal', revision: 1, id: 'f' });
const label = (block: string, value: string): Command => ({ do: 'setProperty', block, property: 'label', value });
const added = (id: string): Command => ({
  do: 'insert',
  blocks: [{ id, type: 'text', props: { fieldKey: id }, children: [] }],
  at: { parent: null, index: 0 },
});
const title = (value: string): Command => ({ do: 'setSetting', setting: 'title', value });
const after = (form: EditedForm, ...commands: Command[]) => commands.reduce(applyCommand, form);
/** Makes the next typing a step of its own, as after a draft is stored. */
const done = (history: History, ...commands: Command[]) => selectBlocks(edit(history, commands, { now: 0 }), []);
const idsOf = ({ document }: EditedForm) => allBlocks(document).map(({ id }) => id);
const labelOf = ({ document }: EditedForm, id: string) => findBlock(document, id)?.block.props['label'];

describe('a draft that is taken up', () => {
  const commands = [label('b1', 'A'), added('n')];
  const draft = { base, form: after(base, ...commands), commands: JSON.stringify(commands) };

  it('BUILD-53 is one step on the form that it began from, which can be undone', () => {
    const { history, conflicts } = takeUpDraft(draft, base);
    expect(history.present).toEqual(draft.form);
    expect([history.base, history.past.length, conflicts]).toEqual([base, 1, []]);
    expect(pendingCommands(history)).toEqual(commands);
    expect(undo(history).present).toBe(base);
  });

  it('BUILD-53 is joined with a newer form, command by command', () => {
    const newest = after(base, label('b2', 'B'), title('Gala'), { do: 'setSetting', setting: 'revision', value: 2 });
    const { history, conflicts } = takeUpDraft(draft, newest);
    expect(history.present.settings).toEqual({ title: 'Gala', revision: 2, id: 'f' });
    expect([labelOf(history.present, 'b1'), labelOf(history.present, 'b2')]).toEqual(['A', 'B']);
    expect([idsOf(history.present), history.base, conflicts]).toEqual([['n', 'b1', 'b2'], newest, []]);
    const both = takeUpDraft(draft, after(base, label('b1', 'C')));
    expect(labelOf(both.history.present, 'b1')).toBe('C');
    expect(both.conflicts).toMatchObject([{ about: 'property', block: 'b1', yours: 'A', theirs: 'C' }]);
  });

  it.each([
    ['none', undefined],
    ['no JSON', '<p>'],
    ['no commands', '[1]'],
    ['others than ours', '[{"do":"burn"}]'],
    ['what leads elsewhere', JSON.stringify([label('b1', 'Z')])],
    ['what cannot be carried out', '[{"do":"insert"}]'],
  ])('BUILD-53 is put in as a whole where its commands are: %s', (_, written) => {
    const taken = takeUpDraft({ base, form: { ...draft.form, settings: { title: 'Bal' } }, commands: written }, base);
    expect(taken.history.present).toEqual(draft.form);
    const newer = takeUpDraft({ ...draft, commands: written }, after(base, title('Gala')));
    expect(newer.history.present.settings['title']).toBe('Gala');
    expect(newer.conflicts).toMatchObject([{ about: 'form' }]);
  });
});

describe('two who write one draft', () => {
  it('BUILD-54 both keep what they did since they had the same', () => {
    const shared = done(startHistory(base), added('n'));
    const own = done(done(shared, label('n', 'Mine')), added('m'));
    const theirs = done(shared, label('b2', 'Theirs'));
    const joined = joinSteps({ ...own, base: shared.present }, theirs);
    expect(idsOf(joined.history.present)).toEqual(['m', 'n', 'b1', 'b2']);
    expect([labelOf(joined.history.present, 'n'), labelOf(joined.history.present, 'b2')]).toEqual(['Mine', 'Theirs']);
    expect([joined.conflicts, joined.history.base, joined.history.past.length]).toEqual([[], base, 4]);
  });

  it('BUILD-54 lose nothing: where they collide, what was written first stands and the other is listed', () => {
    const shared = done(startHistory(base), label('b1', 'A'));
    const joined = joinSteps(
      { ...done(shared, label('b1', 'Mine')), base: shared.present },
      done(shared, label('b1', 'Theirs')),
    );
    expect(labelOf(joined.history.present, 'b1')).toBe('Theirs');
    const [conflict] = joined.conflicts;
    expect(conflict).toMatchObject({ about: 'property', yours: 'Mine', theirs: 'Theirs' });
    expect(labelOf(after(joined.history.present, ...(conflict?.commands ?? [])), 'b1')).toBe('Mine');
  });

  it('BUILD-54 never lose what the other has written, whatever they do', () => {
    const lists = fc.array(wishes, { maxLength: 6 });
    const grown = (history: History, wished: readonly Wish[], newId: () => string) =>
      wished.reduce((so, wish) => {
        const command = wish(so.present, newId);
        return command ? done(so, command) : so;
      }, history);
    fc.assert(
      fc.property(editedForms, lists, lists, lists, (form, first, mine, others) => {
        const shared = grown(startHistory(form), first, idsFor('s'));
        const own = grown(shared, mine, idsFor('m'));
        const theirs = grown(shared, others, idsFor('t'));
        const joined = joinSteps({ ...own, base: shared.present }, theirs);
        const there = new Set(idsOf(joined.history.present));
        const before = new Set(idsOf(shared.present));
        // Theirs is gone only where I removed what they had not touched; all that they added is there.
        for (const id of idsOf(theirs.present)) if (!before.has(id)) expect(there).toContain(id);
        expect(joined.history.base).toBe(form);
        let back = joined.history;
        for (const _ of joined.history.past) back = undo(back);
        expect(back.present).toBe(form);
      }),
    );
  });
});
