import { node, type TestNode } from '../../testing/formOf';
import { blockKinds } from '../../blocks/blockKinds';
import { pageKinds, sectionKinds } from '../../engine/sectionLayout';
import { applyCommand } from '../commands/applyCommand';
import { copyBlocks } from '../commands/copyBlocks';
import { refusalOf } from '../commands/refusalOf';
import { type EditedForm, openForm } from '../document/editedForm';
import { notOffered } from '../palette/notOffered';
import { presets } from '../palette/presets';
import { rebase } from '../rebase/rebase';
import { absences } from '../document/absences';
import { pageWarnings } from './pageWarnings';

function opened(sort: 'page' | 'section', content: readonly TestNode[] = [], settings: object = {}): EditedForm {
  const form = openForm({ title: 'Nous', path: 'nous', ...settings, content }, sort);
  if (typeof form === 'string') throw new Error(form);
  return form;
}
const insert = (type: string) =>
  ({ do: 'insert', blocks: [{ id: 'n', type, props: {}, children: [] }], at: { parent: null, index: 0 } }) as const;

describe('what a page or section may have', () => {
  it.each([
    ['page', pageKinds],
    ['section', sectionKinds],
  ] as const)('BUILD-61 a %s is offered, and takes, what the server takes there', (sort, kinds) => {
    const form = opened(sort);
    for (const type of blockKinds.keys()) {
      expect([type, notOffered(form, type)]).toEqual([type, kinds.has(type) ? null : 'otherSort']);
      expect([type, refusalOf(form, insert(type))]).toEqual([type, kinds.has(type) ? null : 'notThere']);
    }
    expect(refusalOf(form, insert('ofTomorrow'))).toBeNull();
    expect(presets.filter(({ type }) => notOffered(form, type) === null).length).toBe(kinds.size);
  });

  it('BUILD-61 refuses a field inside of a box that comes to a page, and stays a page through commands', () => {
    const form = opened('page');
    const box = {
      id: 'box',
      type: 'container',
      props: {},
      children: [{ id: 't', type: 'text', props: {}, children: [] }],
    };
    expect(refusalOf(form, { do: 'insert', blocks: [box], at: { parent: null, index: 0 } })).toBe('notThere');
    const next = applyCommand(form, insert('video'));
    expect([next.sort, next.document.children.length]).toEqual(['page', 1]);
    const set = { do: 'setSetting', setting: 'title', value: 'Vous' } as const;
    expect(rebase(form, [set], next).form).toMatchObject({ sort: 'page', settings: { title: 'Vous' } });
  });

  it('BUILD-61 shows a form on a page, which forms show as COMPLEX only, and keeps it when it is copied', () => {
    const embedded = node('embeddedForm', { blockId: 'f1' });
    const form = opened('page', [embedded]);
    expect([...absences(form)]).toEqual([]);
    const { command, losses } = copyBlocks(form, form.document.children, { parent: null, index: 1 }, () => 'x');
    expect([command.blocks[0]?.props, losses]).toEqual([{ blockId: 'f1' }, []]);
  });
});

describe('warnings of pages', () => {
  const tell = (...given: Parameters<typeof opened>) =>
    pageWarnings(opened(...given), { isAddressed: true, taken: new Set(['prise']) }).map(
      ({ block, property, setting, code }) => [block, code, property ?? setting ?? '-'].join(' ').trim(),
    );
  const text = (html: string, props: object = {}) => node('richText', { html, ...props });

  it.each([
    [{ title: ' ' }, ['titleMissing title']],
    [{ path: '' }, ['pathMissing path']],
    [{ path: 'a b' }, ['pathMalformed path']],
    [{ path: 'x'.repeat(90) }, ['pathMalformed path']],
    [{ path: 'Don' }, ['pathReserved path']],
    [{ path: 'prise' }, ['pathTaken path']],
    [{}, []],
  ])('BUILD-63 tells what is wrong with title and address: %j', (settings, told) => {
    expect(tell('page', [], settings)).toEqual(told);
  });

  it.each([
    [text('<a href="#">Ici</a>'), ['b1 linkEmpty html']],
    [text('<a>Ici</a>'), ['b1 linkEmpty html']],
    [text('<a href="/don"> </a>'), ['b1 linkEmpty html']],
    [text('<a href="/don"><img src="/a.png" alt="Donner"></a>'), []],
    [text('<img src="/a.png"><img src="/b.png" alt=" ">'), ['b1 altMissing html']],
    [text('<img src="/a.png">', { hidden: true }), []],
    [node('accordion', { items: [{ title: 'Où', description: '<a href="">x</a>' }] }), ['b1 linkEmpty items']],
    [node('container', {}, [text('<a>x</a>')]), ['b2 linkEmpty html']],
    [node('embeddedForm', {}), ['b1 blockMissing blockId']],
    [node('embeddedForm', { blockId: 'f1' }), []],
    [node('section', {}), ['b1 sectionMissing sectionId']],
    [node('video', {}), ['b1 videoMissing video']],
    [node('carousel', {}), ['b1 itemsMissing items']],
    [node('ofTomorrow', {}), ['b1 typeUnknown -']],
    [node('text', { label: 'x' }), ['b1 notDrawn -']],
  ])('BUILD-63 tells what is wrong with a block, by property: %j', (block, told) => {
    expect(tell('page', [block])).toEqual(told);
  });

  it('BUILD-63 asks no title and no address of a section', () => {
    expect(pageWarnings(opened('section', [], { title: '', path: '' }))).toEqual([]);
  });
});
