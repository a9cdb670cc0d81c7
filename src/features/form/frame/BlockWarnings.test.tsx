import { screen } from '@testing-library/react';
import type { Language } from '../../../contract/terms/languages';
import { compileForm, lintForm, readForm } from '../../../core/form';
import { loadTexts } from '../../../i18n/catalogue';
import { formWarningTexts } from '../../../i18n/formWarnings';
import type { FormMode } from '../run/FormViewProps';
import { renderForm, type TestBlock } from '../testing/renderForm';

/** The warnings of BUILD-04, each with its block. */
const cases: readonly (readonly [string, TestBlock])[] = [
  ['Veuillez choisir un calendrier', ['calendar', { label: 'Créneau' }]],
  ['Veuillez ajouter des moyens de paiement', ['paymentMethod', {}]],
  ['Veuillez sélectionner un produit.', ['productInfo', {}]],
  ['Veuillez choisir un bloc', ['embeddedForm', {}]],
  ["Le champ n'existe pas", ['conditional', { conditions: [{ field: '[TEXT]_absent', type: 'NOT_EMPTY' }] }]],
  ['Veuillez saisir une URL', ['embeddedPage', {}]],
  ['Veuillez télécharger un fichier PDF', ['pdf', {}]],
  ['Veuillez télécharger une video', ['video', {}]],
];
const form = { type: 'COMPLEX', allowZeroAmount: true, calendars: [{ id: 'c1', label: 'Salle' }] };
const line = (label: string): TestBlock => ['text', { fieldKey: label, label }];

const show = (blocks: readonly TestBlock[], mode: FormMode, lang: Language = 'fr') =>
  renderForm({ blocks, form, props: { mode }, context: { lang } });
const warned = () => [...document.querySelectorAll('.notice-title')].map(({ textContent }) => textContent);
const follows = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

it.each(cases)(
  'PROD-07 BLOCK-09 BUILD-04 STR-46 a preview says “%s” beside its block, other modes do not',
  async (text, block) => {
    const { unmount } = await show([line('Avant'), block, line('Après')], 'preview');
    const warning = await screen.findByText(text);
    expect(warning).toBeVisible();
    const [before, after] = ['Avant', 'Après'].map((name) => screen.getByRole('textbox', { name }));
    expect([follows(before!, warning), follows(warning, after!)]).toEqual([true, true]);
    expect(warned()).toEqual([text]);
    unmount();
    for (const mode of ['live', 'readonly'] as const) {
      const { unmount: leave } = await show([block], mode);
      expect(warned()).toEqual([]);
      leave();
    }
  },
);

it.each(Object.keys(formWarningTexts) as Language[])(
  'BUILD-04 I18N-01 a preview in %s shows what the server answers to the author, all of it',
  async (lang) => {
    const content = cases.map(([, [type, props]]) => ({ type, props }));
    const definition = readForm({ ...form, content });
    if (typeof definition === 'string') throw new Error(definition);
    const told = lintForm(compileForm(definition, { currency: 'eur' }));
    expect(told).toHaveLength(8);
    await show(
      cases.map(([, block]) => block),
      'preview',
      lang,
    );
    const texts = await loadTexts(formWarningTexts, lang);
    expect(warned()).toEqual(told.map(({ code }) => texts[code]));
  },
);

it.each(Object.keys(formWarningTexts) as Language[])(
  'FORM-32 BLOCK-09 a preview in %s says where a block was that a form of its type leaves out, other modes do not',
  async (lang) => {
    const blocks = [line('Avant'), ['freeAmount', { fieldKey: 'don', label: 'Don' }] as const, line('Après')];
    const options = { blocks, form: { ...form, type: 'SIMPLE' }, context: { lang } };
    const { unmount } = await renderForm({ ...options, props: { mode: 'preview' } });
    const { complexOnly } = await loadTexts(formWarningTexts, lang);
    const warning = await screen.findByText(complexOnly);
    const [before, after] = ['Avant', 'Après'].map((name) => screen.getByRole('textbox', { name }));
    expect([follows(before!, warning), follows(warning, after!)]).toEqual([true, true]);
    expect([warned(), screen.queryByRole('textbox', { name: 'Don' })]).toEqual([[complexOnly], null]);
    unmount();
    await renderForm(options);
    expect(warned()).toEqual([]);
  },
);

it('ENG-33 a preview says above all blocks that the form can only come to 0', async () => {
  await renderForm({ blocks: [line('Avant'), ['video', {}]], form: { type: 'COMPLEX' }, props: { mode: 'preview' } });
  const [warning] = warned();
  expect(warned()).toEqual([
    'Le total ne peut être que de 0 : donnez un prix à un produit, ou permettez un total nul (allowZeroAmount)',
    'Veuillez télécharger une video',
  ]);
  expect(follows(screen.getByText(warning!), screen.getByRole('textbox', { name: 'Avant' }))).toBe(true);
});

it('BUILD-04 says of what a block hides at the moment what lacks in it', async () => {
  const hidden: TestBlock = [
    'conditional',
    { conditions: [{ field: '[TEXT]_a', type: 'NOT_EMPTY' }], action: 'SHOW' },
    [['video']],
  ];
  const { user } = await show([line('a'), hidden, ['productInfo', { product: 'p1' }, [['pdf']]]], 'preview');
  const all = ['Veuillez télécharger une video', 'Veuillez télécharger un fichier PDF'];
  expect(warned()).toEqual(all);
  await user.type(screen.getByRole('textbox', { name: 'a' }), 'x');
  expect(warned()).toEqual(all);
});

it('ENG-11 names the field that a condition asks for', async () => {
  await show([cases[4]![1]], 'preview');
  expect(screen.getByText('[TEXT]_absent')).toBeVisible();
});
