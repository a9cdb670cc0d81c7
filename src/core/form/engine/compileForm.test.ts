import { compileForm } from './compileForm';
import { createEvaluator, type Evaluator } from './evaluator';
import { definitionOf, evaluatorOf, formOf, node } from '../testing/formOf';

const text = (fieldKey: string) => node('text', { fieldKey });
const shownOf = ({ fieldIndex, isShown }: Evaluator) => [...fieldIndex.slots.keys()].filter(isShown);

describe('which blocks a form has', () => {
  const all = [
    node('identity'),
    node('products'),
    node('freeAmount', { fieldKey: 'f' }),
    node('paymentMethod'),
    node('productInfo', { product: 'P1' }, [text('in')]),
    node('text', { fieldKey: 'h', hidden: true }),
    node('somethingNew', {}, [text('t')]),
    node('accordion', { required: true }, [text('u')]),
  ];
  const keysOf = (settings: object) =>
    shownOf(evaluatorOf(all, new Map([['P1_quantity', 1]]), { products: [{ id: 'P1' }], ...settings }));

  it('PROD-06 FORM-32 FORM-09 simple forms have no products and payment, and identity only when it is asked for', () => {
    expect(keysOf({ type: 'SIMPLE' })).toEqual(['[TEXT]_t', '[TEXT]_u']);
    expect(keysOf({ identity: 'FULL' })).toEqual([
      'identity',
      'P1_quantity',
      '[FREE_AMOUNT]_f',
      '__paiementMethod',
      '[TEXT]_in_1',
      '[TEXT]_t',
      '[TEXT]_u',
    ]);
  });

  it('BLOCK-11 an unknown type shows its children; ENG-01 in manual mode a plugin is an empty block', () => {
    const kinds = (manual: boolean) => formOf(all.slice(-2), { manual }).blocks.map(({ kind }) => kind?.type ?? null);
    expect(kinds(false)).toEqual([null, 'accordion']);
    expect(kinds(true)).toEqual([null, 'empty']);
  });

  it('FORM-25 an embedded form stands in its place, three deep, never in itself, and not before it is there', () => {
    const form = (key: string, blockId: string) => definitionOf([text(key), node('embeddedForm', { blockId })]);
    const embedded = new Map([
      ['a', form('a', 'b')],
      ['b', form('b', 'c')],
      ['c', form('c', 'd')],
      ['d', form('d', 'e')],
      ['loop', form('loop', 'loop')],
    ]);
    const keys = (blockId: string, forms = embedded) => {
      const compiled = compileForm(form('top', blockId), { currency: 'eur', embedded: forms });
      return shownOf(createEvaluator(compiled, new Map()));
    };
    expect(keys('a')).toEqual(['[TEXT]_top', '[TEXT]_a', '[TEXT]_b', '[TEXT]_c']);
    expect(keys('loop')).toEqual(['[TEXT]_top', '[TEXT]_loop']);
    expect(keys('a', new Map())).toEqual(['[TEXT]_top']);
  });

  it('SRV-01 forms that embed another a thousand times end', () => {
    const embeds = (blockId: string) => Array.from({ length: 1000 }, () => node('embeddedForm', { blockId }));
    const embedded = new Map([['a', definitionOf(embeds('b'))], ['b', definitionOf(embeds('c'))]]); // oxfmt-ignore
    const { blocks } = compileForm(definitionOf(embeds('a')), { currency: 'eur', embedded });
    expect(blocks.length).toBeLessThanOrEqual(1000);
  });
});
