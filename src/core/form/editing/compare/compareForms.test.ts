import fc from 'fast-check';
import { node } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import { type EditedForm, openForm } from '../document/editedForm';
import { edited } from '../testing/edited';
import { editedForms, idsFor, wishes } from '../testing/randomCommands';
import { compareForms, type Difference } from './compareForms';

const text = (fieldKey: string, label = fieldKey) => node('text', { fieldKey, label });
const base = edited([node('container', {}, [text('a'), text('b')]), text('c')], { title: 'Bal', revision: 1 });
const said = (difference: Difference): string => {
  switch (difference.about) {
    case 'setting':
      return `setting ${difference.change.name}`;
    case 'item':
      return `${difference.setting} ${difference.how} ${difference.label}`;
    case 'changed':
      return `changed ${difference.block.id} ${difference.changes.map(({ name }) => name).join()}`;
    case 'moved':
      return `moved ${difference.block.id}`;
    default:
      return `${difference.about} ${difference.block.id} +${difference.inside}`;
  }
};
const told = (...commands: Command[]) => compareForms(base, commands.reduce(applyCommand, base)).map(said);

describe('two versions of a form', () => {
  it('BUILD-56 differ in what was added, changed, moved and removed, by the outermost block', () => {
    const box = {
      id: 'n',
      type: 'container',
      props: {},
      children: [{ id: 'm', type: 'video', props: {}, children: [] }],
    };
    expect(told({ do: 'insert', blocks: [box], at: { parent: null, index: 0 } })).toEqual(['added n +1']);
    expect(told({ do: 'remove', blocks: ['b1'] })).toEqual(['removed b1 +2']);
    expect(told({ do: 'move', blocks: ['b4'], at: { parent: 'b1', index: 0 } })).toEqual(['moved b4']);
    expect(
      told(
        { do: 'setProperty', block: 'b2', property: 'label', value: 'A' },
        { do: 'setProperty', block: 'b2', property: 'required', value: true },
      ),
    ).toEqual(['changed b2 label,required']);
    // A block taken out of a removed box is moved, not lost.
    expect(
      told({ do: 'move', blocks: ['b2'], at: { parent: null, index: 0 } }, { do: 'remove', blocks: ['b1'] }),
    ).toEqual(['moved b2', 'removed b1 +1']);
  });

  it('BUILD-56 differ in settings, lists by their items, and not in what the server says of them', () => {
    const product = (id: string, label: string, montant: number) => ({ id, label, montant });
    const before = edited([], {
      revision: 1,
      updatedAt: 'x',
      title: 'Bal',
      expireAt: null,
      products: [product('P1', 'A', 1), product('P2', 'B', 1)],
    });
    const after = edited([], {
      revision: 2,
      updatedAt: 'y',
      title: 'Gala',
      expireAt: '',
      products: [product('P1', 'A', 2), product('P3', 'C', 1)],
    });
    expect(compareForms(before, after)).toEqual([
      { about: 'setting', change: { name: 'title', before: 'Bal', after: 'Gala' } },
      { about: 'item', setting: 'products', how: 'changed', label: 'A' },
      { about: 'item', setting: 'products', how: 'added', label: 'C' },
      { about: 'item', setting: 'products', how: 'removed', label: 'B' },
    ]);
  });

  it('BUILD-101 differ in the settings of pages and sections by their own names', () => {
    const opened = (sort: 'page' | 'section', settings: object) => openForm({ ...settings, content: [] }, sort);
    const namesOf = (sort: 'page' | 'section', before: object, after: object) =>
      compareForms(opened(sort, before) as EditedForm, opened(sort, after) as EditedForm).map(said);
    const page = { path: 'a', title: 'A', metaTitle: '', metaImage: '/a.png' };
    expect(namesOf('page', page, { ...page, path: 'b', metaImage: '' })).toEqual(['setting path', 'setting metaImage']);
    expect(namesOf('section', { label: 'A' }, { label: 'B' })).toEqual(['setting label']);
  });

  it('BUILD-56 differ once in what the panel has no name for', () => {
    const differ = compareForms(edited([], { cerfa: true, x: 1 }), edited([], { cerfa: false, y: '' }));
    expect(differ).toEqual([{ about: 'setting', change: { name: '' } }]);
  });

  it('BUILD-56 differ in nothing where they are the same, and in something where a block is another', () => {
    fc.assert(
      fc.property(editedForms, fc.array(wishes, { maxLength: 5 }), (form, wished) => {
        const newId = idsFor('n');
        const after = wished.reduce((so, wish) => {
          const command = wish(so, newId);
          return command && command.do !== 'setSetting' ? applyCommand(so, command) : so;
        }, form);
        expect(compareForms(form, form)).toEqual([]);
        if (after !== form && JSON.stringify(after) !== JSON.stringify(form))
          expect(compareForms(form, after).length + compareForms(after, form).length).toBeGreaterThan(0);
      }),
    );
  });
});
