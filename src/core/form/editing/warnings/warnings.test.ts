import fc from 'fast-check';
import { node, type TestNode } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import { blockFields, keyContext, namedField, storedKeysOf } from '../document/storedKeys';
import { referencesOf } from '../document/references';
import { allBlocks } from '../document/tree';
import { kindEditors } from '../kinds/kindEditors';
import { edited } from '../testing/edited';
import { editedForms, idsFor, wishes } from '../testing/randomCommands';
import { absences } from '../document/absences';
import { warningsOf } from './warningsOf';

const settings = {
  type: 'COMPLEX',
  identity: 'FULL',
  allowZeroAmount: true,
  withPaiement: true,
  calendars: [{ id: 'c1' }],
  products: [{ id: 'P1' }],
};
const tell = (content: readonly TestNode[], given = {}) =>
  warningsOf(edited(content, { ...settings, ...given }), { currency: 'eur' }).map(
    ({ block, property, setting, code, key }) =>
      [block, code, property ?? setting ?? '-', ...(key === undefined ? [] : [key])].join(' '),
  );
const text = (fieldKey: string, props = {}) => node('text', { fieldKey, label: 'x', ...props });
const on = (condition: object, children: readonly TestNode[] = [text('in')], props = {}) =>
  node('conditional', { action: 'SHOW', conditions: [{ type: 'NOT_EMPTY', ...condition }], ...props }, children);

describe('warnings of the builder', () => {
  it.each<[string, TestNode[], object, string[]]>([
    ['a required field that no view draws', [text('a'), node('text', { fieldKey: 'b', label: 'B' }, [text('c', { required: true })])], {}, ['b3 notDrawn -']],
    ['a calendar, products and a form that are not there', [node('calendar', { calendarId: 'c9', label: 'x' }), node('products', { products: ['P1', 'P8'] }), node('productInfo', { product: 'P9' }), node('embeddedForm', { blockId: 'f' })], {}, ['b1 calendarUnknown calendarId c9', 'b2 productUnknown products P8', 'b3 productUnknown product P9', 'b4 blockUnknown blockId f']],
    ['a condition whose outcomes both hide', [text('a'), on({ field: '[TEXT]_a' }, [text('b')], { action: 'HIDE', default: 'HIDE' })], {}, ['b2 neverShown action']],
    ['a condition on a later field', [on({ field: '[TEXT]_z' }), text('z')], {}, ['b1 conditionOnLater conditions [TEXT]_z']],
    ['a condition on its own content, once', [on({ field: '[TEXT]_in' })], {}, ['b1 conditionCycle conditions']],
    ['conditions without a field, comparison or value', [text('a'), on({ field: '' }), on({ field: '[TEXT]_a', type: 'EQUAL' }, [text('b')]), node('conditional')], {}, ['b2 conditionFieldMissing conditions ', 'b2 conditionIncomplete conditions', 'b4 conditionIncomplete conditions [TEXT]_a', 'b6 neverShown action', 'b6 conditionsMissing conditions']],
    ['a part that a person has not', [node('contact', { fieldKey: 'p' }), on({ field: '[CONTACT]_p.ville' })], {}, ['b2 conditionPartMissing conditions [CONTACT]_p.ville']],
    ['steps without a step', [node('steps', {}, [node('conditional', { action: 'SHOW', conditions: [{ field: 'identity', type: 'EMPTY' }] })]), node('identity')], {}, ['b1 stepsEmpty -', 'b2 conditionOnLater conditions identity']],
    ['a step outside of steps', [node('step', {}, [text('a')])], {}, ['b1 stepOutside -']],
    ['a second button that sends', [node('submit'), node('container', {}, [node('submit')])], {}, ['b3 submitTwice -']],
    ['empty and repeated choices', [node('select', { fieldKey: 's', label: 'S', values: ['a', ' ', 'a '] })], {}, ['b1 valueEmpty values', 'b1 valueTwice values a']],
    ['fields without a label', [node('text', { fieldKey: 'a' }), node('date', { fieldKey: 'b', label: ' ' }), node('checkbox', { fieldKey: 'c' }), node('contact', { fieldKey: 'd' })], {}, ['b1 labelMissing label', 'b2 labelMissing label', 'b3 labelMissing label']],
    ['a section without an id, and nothing to show', [node('section'), node('carousel', { items: [{ image: '' }] }), node('accordion')], {}, ['b1 sectionMissing sectionId', 'b2 itemsMissing items', 'b3 itemsMissing items']],
    ['an identity that is not asked for', [node('identity')], { identity: 'NONE' }, ['b1 identityOff identity']],
    ['a type that is not known', [node('hologram', {}, [text('a')])], {}, ['b1 typeUnknown - hologram']],
    ['a way to pay without payment', [node('paymentMethod')], { withPaiement: false, paiementMethods: ['x'] }, ['b1 paymentOff withPaiement']],
    ['what saving tells, by its property', [node('video'), text('a'), text('a'), text('n', { kind: 'numeric', defaultValue: 'x' })], { type: 'SIMPLE', confirmByMail: true }, [' mailMissing confirmByMail', 'b1 videoMissing video', 'b3 keyTaken fieldKey [TEXT]_a', 'b4 defaultRefused defaultValue [NUMBER]_n']],
    ['nothing of what is hidden', [node('section', { hidden: true }), node('container', { hidden: true }, [node('accordion')])], {}, []],
  ])('BUILD-28 lead to %s', (_what, content, given, expected) => {
    expect(tell(content, given)).toEqual(expected);
  }); // oxfmt-ignore

  it('BUILD-28 name properties that the panel has', () => {
    fc.assert(
      fc.property(editedForms, (form) => {
        const types = new Map(allBlocks(form.document).map(({ id, type }) => [id, type]));
        for (const { block, property } of warningsOf(form, { currency: 'eur' }))
          if (property !== null)
            expect(Object.keys(kindEditors.get(types.get(block) ?? '')?.properties ?? {})).toContain(property);
      }),
    );
  });

  it('BUILD-28 let no condition name what is not there without a word, whatever was done', () => {
    fc.assert(
      fc.property(editedForms, fc.array(wishes, { maxLength: 10 }), (start, list) => {
        const newId = idsFor('n');
        const form = list.reduce((now, wish) => {
          const command = wish(now, newId);
          return command ? applyCommand(now, command) : now;
        }, start);
        const absent = absences(form);
        const warned = new Set(warningsOf(form, { currency: 'eur' }).map(({ block }) => block));
        const keys = storedKeysOf(form);
        const context = keyContext(form);
        const shown = new Set(
          allBlocks(form.document)
            .filter(({ id }) => !absent.has(id))
            .flatMap((block) => blockFields(block, context).map(({ key }) => key)),
        );
        for (const block of allBlocks(form.document).filter(({ id }) => !absent.has(id)))
          for (const { target, name } of referencesOf(block)) {
            const field = namedField(name, keys);
            if (target === 'field' && !(field && shown.has(field.key))) expect(warned).toContain(block.id);
          }
      }),
    );
  });
});

describe('what visitors never see', () => {
  it('BUILD-29 FORM-32 has its reason, and so has what is inside it', () => {
    const content = [
      node('products'),
      node('container', { hidden: true }, [text('a')]),
      node('identity'),
      node('text', {}, [text('b', {}), node('container', {}, [text('c')])]),
    ];
    expect(Object.fromEntries(absences(edited(content, { type: 'SIMPLE', identity: 'NONE' })))).toEqual({
      b1: 'complexOnly',
      b2: 'hidden',
      b3: 'around',
      b4: 'noIdentity',
      b6: 'notDrawn',
      b7: 'notDrawn',
      b8: 'around',
    });
  });
});
