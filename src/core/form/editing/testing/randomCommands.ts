import fc from 'fast-check';
import type { Block } from '../../schema/formDocument';
import { casesOf, keys } from '../../testing/randomForms';
import { copyBlocks, duplicateBlocks } from '../commands/copyBlocks';
import type { Command } from '../commands/command';
import type { EditedForm } from '../document/editedForm';
import { allBlocks } from '../document/tree';
import { edited } from './edited';

/** An editor's intention, before it is known what the form will have by then. */
export type Wish = (form: EditedForm, newId: () => string) => Command | null;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const name = fc.constantFrom('a', 'b', 'c', 'e', 'f', '');
const number = fc.nat(40);

const kinds = [
  'text',
  'date',
  'select',
  'conditional',
  'container',
  'steps',
  'step',
  'productInfo',
  'identity',
  'video',
];
const fresh = (type: string, fieldKey: string, inner: string): Block => ({
  id: 'any',
  type,
  props: ['text', 'date', 'select'].includes(type)
    ? { fieldKey }
    : type === 'conditional'
      ? { conditions: [{ field: `[TEXT]_${inner}`, type: 'NOT_EMPTY' }], action: 'SHOW' }
      : {},
  children:
    type === 'conditional' || type === 'container'
      ? [{ id: 'any', type: 'text', props: { fieldKey: inner }, children: [] }]
      : [],
});

const property = fc.oneof(
  fc.tuple(fc.constant('fieldKey'), name),
  fc.tuple(fc.constant('label'), name),
  fc.tuple(fc.constant('kind'), fc.constantFrom('numeric', 'email', undefined)),
  fc.tuple(fc.constant('picker'), fc.constantFrom('year', 'time', undefined)),
  fc.tuple(fc.constant('calendarId'), fc.constantFrom('c1', 'c2', '')),
  fc.tuple(fc.constant('hidden'), fc.boolean()),
  fc.tuple(fc.constantFrom('label@en', 'label@he', 'values.x@en'), fc.constantFrom('A', 'B', undefined)),
  fc.tuple(
    fc.constant('conditions'),
    fc.array(
      fc.constantFrom(...keys).map((field) => ({ field, type: 'NOT_EMPTY' })),
      { maxLength: 2 },
    ),
  ),
);

const placeIn = (form: EditedForm, parent: number, index: number) => {
  const block = parent % 3 === 0 ? undefined : pick(allBlocks(form.document), parent);
  const { children } = block ?? form.document;
  return { parent: block?.id ?? null, index: index % (children.length + 1) };
};
const idsOf = (form: EditedForm, draws: readonly number[]) => {
  const blocks = allBlocks(form.document);
  return draws.flatMap((draw) => pick(blocks, draw)?.id ?? []);
};

const insert = fc.tuple(fc.constantFrom(...kinds), name, name, number, number).map(
  ([type, key, inner, parent, index]): Wish =>
    (form, newId) =>
      copyBlocks(form, [fresh(type, key, inner)], placeIn(form, parent, index), newId).command,
);
const duplicate = fc.array(number, { minLength: 1, maxLength: 2 }).map(
  (draws): Wish =>
    (form, newId) =>
      duplicateBlocks(form, idsOf(form, draws), newId)?.command ?? null,
);
const move = fc
  .tuple(fc.array(number, { minLength: 1, maxLength: 3 }), number, number)
  .map(([draws, parent, index]): Wish => (form) => ({
    do: 'move',
    blocks: idsOf(form, draws),
    at: placeIn(form, parent, index),
  }));
const remove = number.map((draw): Wish => (form) => ({ do: 'remove', blocks: idsOf(form, [draw]) }));
const setProperty = fc.tuple(number, property).map(([draw, [what, value]]): Wish => (form) => {
  const block = pick(allBlocks(form.document), draw);
  return block ? { do: 'setProperty', block: block.id, property: what, value } : null;
});
const setSetting = fc
  .tuple(
    fc.constantFrom('title', 'type', 'identity', 'title@en', 'title@he'),
    fc.constantFrom('SIMPLE', 'COMPLEX', 'NONE', undefined),
  )
  .map(([setting, value]): Wish => () => ({ do: 'setSetting', setting, value }));

/** One thing that an editor does; properties most often, as people do. */
export const wishes: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 3, arbitrary: insert },
  { weight: 1, arbitrary: duplicate },
  { weight: 3, arbitrary: move },
  { weight: 2, arbitrary: remove },
  { weight: 6, arbitrary: setProperty },
  { weight: 1, arbitrary: setSetting },
);

/** Forms as `casesOf` makes them. */
export const editedForms: fc.Arbitrary<EditedForm> = casesOf().map(({ content, settings }) =>
  edited(content, { type: 'COMPLEX', calendars: [{ id: 'c1' }], ...settings }),
);

/** Ids in a row that no other editor makes. */
export function idsFor(editor: string): () => string {
  let made = 0;
  return () => `${editor}${(made += 1)}`;
}
