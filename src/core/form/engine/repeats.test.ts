import type { Evaluator } from './evaluator';
import { evaluatorOf, node, type TestNode } from '../testing/formOf';

const text = (fieldKey: string) => node('text', { fieldKey });
const when = (
  field: string,
  type: string,
  values: unknown,
  children: readonly TestNode[],
  more: Readonly<Record<string, unknown>> = {},
) => node('conditional', { default: 'HIDE', action: 'SHOW', conditions: [{ field, type, values }], ...more }, children);
const shownOf = ({ fieldIndex, isShown }: Evaluator) => [...fieldIndex.slots.keys()].filter(isShown);

describe('repeated blocks', () => {
  const products = [{ id: 'P1', montant: 5 }, { id: 'P2', montant: 5 }]; // oxfmt-ignore
  const info = (props: object, children: readonly TestNode[]) =>
    node('productInfo', { product: 'P1', ...props }, children);
  const keysOf = (content: readonly TestNode[], values: Record<string, unknown>) =>
    shownOf(evaluatorOf(content, new Map(Object.entries(values)), { products })).filter((key) => !key.startsWith('P'));

  it.each([
    [2, 4, 3],
    [2, 1, 0],
    [undefined, 3, 3],
    [0, 2, 2],
    [5, 0, 0],
  ])('ACC-05 FORM-19 afterProduct %s and quantity %d make %d rows', (afterProduct, quantity, rows) => {
    const keys = keysOf([node('products'), info({ afterProduct }, [text('nom')])], { P1_quantity: quantity });
    expect(keys).toEqual(Array.from({ length: rows }, (_, index) => `[TEXT]_nom_${index + 1}`));
  });

  it('FORM-19 a condition in a row sees its own row first, then what is around', () => {
    const row = [
      text('nom'),
      when('[TEXT]_nom', 'EQUAL', 'x', [text('a')]),
      when('[TEXT]_out', 'EQUAL', 'x', [text('b')]),
    ];
    const keys = keysOf([text('out'), text('nom'), node('products'), info({}, row)], {
      P1_quantity: 2,
      '[TEXT]_nom': 'x',
      '[TEXT]_nom_2': 'x',
      '[TEXT]_out': 'x',
    });
    expect(keys).toEqual([
      '[TEXT]_out',
      '[TEXT]_nom',
      '[TEXT]_nom_1',
      '[TEXT]_b_1',
      '[TEXT]_nom_2',
      '[TEXT]_a_2',
      '[TEXT]_b_2',
    ]);
  });

  it('SRV-01 rows within rows that hold no field end too', () => {
    const inner = info({}, [when('[TEXT]_x', 'EQUAL', 'y', [])]);
    const { fieldIndex } = evaluatorOf([node('products'), info({}, [inner])], new Map([['P1_quantity', 400]]), {
      products,
    });
    expect(fieldIndex.gates.length).toBeLessThanOrEqual(100_000);
  });

  it('FORM-19 rows within rows have both numbers, and products in a row count there', () => {
    const inner = node('productInfo', { product: 'P2' }, [text('y')]);
    const content = [node('products', { products: ['P1'] }), info({}, [node('products', { products: ['P2'] }), inner])];
    expect(keysOf(content, { P1_quantity: 2, P2_quantity_1: 1, P2_quantity_2: 2 })).toEqual([
      '[TEXT]_y_1_1',
      '[TEXT]_y_2_1',
      '[TEXT]_y_2_2',
    ]);
  });

  it('FORM-19 ENG-13 rows of a hidden product are none, those inside a hidden block are hidden', () => {
    const hidden = node('conditional', {}, [node('products')]);
    expect(keysOf([hidden, info({}, [text('nom')])], { P1_quantity: 2 })).toEqual([]);
    expect(keysOf([node('products'), node('conditional', {}, [info({}, [text('nom')])])], { P1_quantity: 2 })).toEqual(
      [],
    );
  });

  it('FORM-19 ENG-13 rows that depend on themselves are what the server makes of them', () => {
    const gate = { default: 'HIDE', action: 'SHOW', conditions: [{ field: '[CHECKBOX]_k', type: 'CHECKED', next: 'OR' }, { field: '[TEXT]_nom_1', type: 'NOT_EMPTY' }] }; // oxfmt-ignore
    const content = [
      node('checkbox', { fieldKey: 'k' }),
      node('conditional', gate, [node('products')]),
      info({}, [text('nom')]),
    ];
    const values = new Map<string, unknown>([['[CHECKBOX]_k', true], ['P1_quantity', 1], ['[TEXT]_nom_1', 'x']]); // oxfmt-ignore
    const evaluator = evaluatorOf(content, values, { products });
    expect(evaluator.isShown('[TEXT]_nom_1')).toBe(true);
    values.set('[CHECKBOX]_k', false);
    evaluator.update(['[CHECKBOX]_k']);
    expect(shownOf(evaluator)).toEqual(['[CHECKBOX]_k']);
  });

  it('SRV-01 rows end where a form would be too large', () => {
    const many = Array.from({ length: 400 }, (_, index) => text(`f${index}`));
    const values = new Map([['P1_quantity', 1000]]);
    const { fieldIndex } = evaluatorOf([node('products'), info({}, many)], values, { products });
    expect(fieldIndex.slots.size).toBeLessThan(21_000);
    expect(fieldIndex.repeats.get('b2')?.rows).toBe(50);
  });
});
