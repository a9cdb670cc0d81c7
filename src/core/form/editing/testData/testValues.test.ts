import fc from 'fast-check';
import { compileForm } from '../../engine/compileForm';
import { createEvaluator } from '../../engine/evaluator';
import { acceptValues } from '../../engine/submission';
import { validateForm } from '../../engine/validateForm';
import { node, NOW } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import { copyBlocks } from '../commands/copyBlocks';
import { type EditedForm, editedDefinition } from '../document/editedForm';
import { presetBlock, presets } from '../palette/presets';
import { edited } from '../testing/edited';
import { editedForms, idsFor } from '../testing/randomCommands';
import { testValues } from './testValues';

const words = {
  people: [['Dana', 'Lévi'] as const, ['Noé', 'Cohen'] as const],
  city: 'Lyon',
  street: '3 rue des Lilas',
  text: 'Exemple',
  longText: 'Un texte un peu plus long.',
};
const options = { currency: 'eur', country: 'FR', now: NOW, words };
const settings = {
  type: 'COMPLEX',
  identity: 'FULL',
  withRelations: true,
  calendars: [{ id: 'c1' }],
  paiementMethods: ['Chèque'],
  products: [
    { id: 'P1', montant: 10 },
    { id: 'P2', montant: 5, maxPerOrder: 1 },
  ],
};

/** Problems that the core finds in a form filled with test data. */
function faultsOf(form: EditedForm) {
  const compiled = compileForm(editedDefinition(form), { currency: 'eur' });
  const evaluator = createEvaluator(compiled, acceptValues(compiled, testValues(form, options)));
  return validateForm(evaluator, { now: NOW, country: 'FR' }).map(({ key, code, part }) => [key, part, code]);
}

const filter = fc.constantFrom(undefined, 'BEFORE_TODAY', 'AFTER_TODAY', 'TODAY_AND_BEFORE', 'TODAY_AND_AFTER');
const drawn = fc.array(fc.tuple(fc.constantFrom(...presets), fc.boolean(), filter), { minLength: 1, maxLength: 25 });

it('BUILD-76 fills forms of all blocks of the palette so that their own rules take it', () => {
  fc.assert(
    fc.property(drawn, (list) => {
      const newId = idsFor('x');
      const form = list.reduce(
        (before, [{ id, type }, required, dates], at) => {
          const made = presetBlock(id, { label: `Nom ${at}`, values: ['Oui', 'Non'], step: 'Étape' });
          const more = { required, ...(type === 'date' && dates && { filter: dates }) };
          const extra = {
            ...(type === 'calendar' && { calendarId: 'c1' }),
            ...(type === 'productInfo' && { product: 'P1' }),
          };
          const block = { ...made, props: { ...made.props, ...more, ...extra } };
          const at0 = { parent: null, index: before.document.children.length };
          return applyCommand(before, copyBlocks(before, [block], at0, newId).command);
        },
        edited([], settings),
      );
      expect(faultsOf(form)).toEqual([]);
    }),
  );
});

it('BUILD-76 fills any form with values that its fields take, and the same each time', () => {
  fc.assert(
    fc.property(editedForms, (form) => {
      const values = testValues(form, options);
      expect(testValues(form, options)).toEqual(values);
      // A field that nothing fits stays empty: it may be required, and nothing else.
      expect(faultsOf(form).filter(([, , code]) => code !== 'required')).toEqual([]);
    }),
  );
});

it('BUILD-76 takes no product that is sold out, nor more than is left of what several share', () => {
  const products = ['P1', 'P2', 'P3', 'P4'].map((id) => ({ id, montant: 10 }));
  const form = edited([node('products', { products: products.map(({ id }) => id) })], { ...settings, products });
  const stock = [
    { products: ['P1'], left: 0 },
    { products: ['P2', 'P3'], left: 1 },
  ];
  expect(testValues(form, { ...options, stock })).toEqual({ P2_quantity: 1, P4_quantity: 1 });
});

it('BUILD-76 fills rows and what conditions bring about, with people who share no address', () => {
  const form = edited(
    [
      node('identity'),
      node('products', { products: ['P1'] }),
      node('productInfo', { product: 'P1' }, [node('contact', { fieldKey: 'hote', required: true })]),
      node(
        'conditional',
        { action: 'SHOW', default: 'HIDE', conditions: [{ field: 'P1_quantity', type: 'NOT_EMPTY' }] },
        [node('text', { fieldKey: 'suite', required: true })],
      ),
    ],
    settings,
  );
  const values = testValues(form, options);
  expect(values).toMatchObject({
    identity: { prenom: 'Dana', email: 'dana@example.org', ville: 'Lyon' },
    P1_quantity: 1,
    '[CONTACT]_hote_1': { email: 'dana.2@example.org', tel: '+33612345679' },
    '[TEXT]_suite': 'Exemple',
  });
  expect(faultsOf(form)).toEqual([]);
});
