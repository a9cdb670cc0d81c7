import { compileForm } from './compileForm';
import { lintForm } from './lintForm';
import { definitionOf, formOf, node, type TestNode } from '../testing/formOf';

const settings = { products: [{ id: 'P1' }], identity: 'SHORT', allowZeroAmount: true };
const lint = (content: readonly TestNode[]) =>
  lintForm(formOf(content, settings)).map(({ block, code, key }) =>
    [block, code, ...(key === undefined ? [] : [key])].join(' '),
  );
const text = (fieldKey: string) => node('text', { fieldKey });
const on = (fields: readonly string[], children: readonly TestNode[] = []) =>
  node('conditional', { conditions: fields.map((field) => ({ field, type: 'EMPTY' })) }, children);
const rows = (children: readonly TestNode[]) => node('productInfo', { product: 'P1' }, children);

describe('lintForm', () => {
  it('BUILD-20 ENT-04 finds stored keys that two fields share, whatever their kinds', () => {
    const select = node('select', { fieldKey: '[TEXT]_a', label: 'A', values: ['x'] });
    expect(lint([text('a'), node('empty', {}, [text('a')]), select, node('checkbox', { fieldKey: 'a' })])).toEqual([
      'b3 keyTaken [TEXT]_a',
      'b4 keyTaken [TEXT]_a',
    ]);
    expect(lint([text('a'), rows([text('a')]), text('a_1')])).toEqual(['b4 keyTaken [TEXT]_a_1']);
    expect(lint([node('products'), node('products')])).toEqual([]);
  });

  it('ENG-11 BUILD-04 finds conditions on fields that do not exist', () => {
    const inRow = rows([text('nom'), on(['[TEXT]_nom', '[TEXT]_a', '[TEXT]_b'])]);
    expect(lint([text('a'), node('identity'), on(['[TEXT]_a', 'a', 'identity.email', 'nobody.email']), inRow])).toEqual(
      ['b3 conditionFieldMissing a', 'b3 conditionFieldMissing nobody.email', 'b6 conditionFieldMissing [TEXT]_b'],
    );
    expect(lint([node('products'), rows([text('nom')]), on(['[TEXT]_nom_7', 'P1_quantity', '[TEXT]_nom'])])).toEqual([
      'b4 conditionFieldMissing [TEXT]_nom',
    ]);
  });

  it('ENG-13 finds conditions that depend on themselves, in rows too', () => {
    expect(lint([on(['[TEXT]_b'], [text('a')]), on(['[TEXT]_a'], [text('b')]), on(['[TEXT]_a'])])).toEqual([
      'b1 conditionCycle',
      'b3 conditionCycle',
    ]);
    expect(lint([rows([on(['[TEXT]_a'], [text('a')])])])).toEqual(['b2 conditionCycle']);
  });

  it('FORM-32 tells the author of each block that a form of this type leaves out, but of none that is hidden', () => {
    const content = [
      text('a'),
      node('container', {}, [node('products'), node('freeAmount', { hidden: true })]),
      rows([node('video')]),
      node('freeAmount', { fieldKey: 'don' }),
    ];
    const told = (type: string) =>
      lintForm(compileForm(definitionOf(content, { ...settings, type }), { currency: 'eur', forAuthor: true }));
    expect(told('SIMPLE')).toEqual(['b3', 'b5', 'b7'].map((block) => ({ block, code: 'complexOnly' })));
    expect(told('COMPLEX')).toEqual([{ block: 'b6', code: 'videoMissing' }]);
  });

  it.each([
    ['products without a price', [node('products')], { products: [{ id: 'P1' }] }, true],
    ['nothing to choose', [text('a')], {}, true],
    ['a price that no block offers', [text('a')], { products: [{ id: 'P1', montant: 5 }] }, true],
    [
      'a product that is not sold any more',
      [node('products')],
      { products: [{ id: 'P1', montant: 5, active: false }] },
      true,
    ],
    ['a price', [node('empty', {}, [node('products')])], { products: [{ id: 'P1' }, { id: 'P2', montant: 5 }] }, false],
    ['a free amount', [on([], [node('freeAmount', { fieldKey: 'don' })])], {}, false],
    ['a form embedded', [node('embeddedForm', { blockId: 'b' })], {}, false],
    ['a total that may be nothing', [node('products')], { allowZeroAmount: true }, false],
    ['a simple form', [text('a')], { type: 'SIMPLE' }, false],
  ])('ENG-33 tells of a total that can only be 0: %s', (_what, content, given, told) => {
    const found = lintForm(formOf(content, given)).filter(({ code }) => code === 'priceMissing');
    expect(found).toEqual(told ? [{ block: '', code: 'priceMissing' }] : []);
  });

  it('BUILD-04 tells what each block lacks', () => {
    expect(lint([node('calendar'), node('empty', {}, [node('pdf')])])).toEqual(['b1 calendarMissing', 'b3 pdfMissing']);
  });
});
