import { checkOrder, orderOf } from './order';
import { payloadOf, readSubmission } from './submission';
import { CHECK, evaluatorOf, formOf, node } from '../testing/formOf';
import { validateForm } from './validateForm';

const shownIf = (field: string, child: ReturnType<typeof node>) =>
  node('conditional', { action: 'SHOW', conditions: [{ field, type: 'CHECKED' }] }, [child]);
const content = [
  node('identity'),
  node('checkbox', { fieldKey: 'ok' }),
  shownIf('[CHECKBOX]_ok', node('text', { fieldKey: 'a', required: true })),
  node('text', { fieldKey: 'tel', kind: 'phone' }),
  node('products'),
  node('productInfo', { product: 'P1' }, [node('text', { fieldKey: 'nom', required: true })]),
  node('date', { fieldKey: 'r', range: true }),
  node('select', { fieldKey: 's', values: ['x', 'y'] }),
];
const settings = { identity: 'SHORT', products: [{ id: 'P1', montant: 5 }] };
const form = formOf(content, settings);
const ana = { homme: false, prenom: 'Ana', nom: 'Levi', email: 'ana@ex.fr', tel: '+33612345678' };

describe('readSubmission and payloadOf', () => {
  it('ENT-06 CALL-30 sends what is visible and filled, encoded; the server reads the same', () => {
    const payload = {
      identity: ana,
      extra: {
        '[CHECKBOX]_ok': true,
        '[TEXT]_a': 'x',
        '[TEXT]_tel': '+33612345678',
        P1_quantity: 2,
        '[TEXT]_nom_1': 'Dan',
        '[TEXT]_nom_2': 'Eva',
        '[DATE]_r': ['2025-01-01', '2025-01-02'],
        s: 'y',
      },
    };
    const { evaluation, dropped } = readSubmission(form, payload);
    expect(dropped).toEqual([]);
    expect(validateForm(evaluation, CHECK)).toEqual([]);
    expect(checkOrder(evaluation)).toBeNull();
    expect(orderOf(evaluation).total).toBe(1000);
    expect(payloadOf(evaluation)).toEqual(payload);
  });

  it('ENG-13 SRV-01 leaves out what is hidden, unknown or of the wrong type', () => {
    const extra = {
      '[TEXT]_a': 'hidden',
      admin: true,
      P1_quantity: '1; DROP',
      '[TEXT]_nom_1': 'no row',
      identity: { nom: 'not here' },
      '[CHECKBOX]_ok': 'true',
      s: ['x', 'y'],
    };
    const { evaluation, dropped } = readSubmission(form, { extra });
    expect(payloadOf(evaluation)).toEqual({ extra: {} });
    expect([...dropped].sort()).toEqual(['P1_quantity', '[CHECKBOX]_ok', '[TEXT]_a', '[TEXT]_nom_1', 'admin', 's']);
  });

  it('SRV-01 reads anything at all without harm', () => {
    const hostile = JSON.parse(
      '{"identity":[],"extra":{"__proto__":{"x":1},"constructor":5,"[TEXT]_tel":{"__proto__":1}}}',
    ) as unknown;
    for (const payload of [null, 5, 'x', [], {}, { extra: [] }, { extra: null, identity: 7 }, hostile])
      expect(payloadOf(readSubmission(form, payload).evaluation)).toEqual({ extra: {} });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('FORM-34 never sends a number that is none', () => {
    const values = new Map([['[TEXT]_tel', { state: 'invalid', e164: null }]]);
    const evaluation = evaluatorOf(content, values, settings);
    expect(validateForm(evaluation, CHECK).map(({ key, code }) => [key, code])).toContainEqual(['[TEXT]_tel', 'phone']);
    const exists = { ...CHECK, isPhone: () => false };
    const { evaluation: given } = readSubmission(form, { identity: ana, extra: {} });
    expect(validateForm(given, CHECK)).toEqual([]);
    expect(validateForm(given, exists)).toEqual([{ key: 'identity', step: null, code: 'phone', part: 'tel' }]);
  });

  it('ACC-11 ENG-01 in manual mode nothing is required, else each says so', () => {
    const nodes = [
      node('identity'),
      node('text', { fieldKey: 'a', required: true }),
      node('checkbox', { fieldKey: 'b', required: true }),
    ];
    const problems = (manual: boolean) =>
      validateForm(evaluatorOf(nodes, new Map(), { identity: 'SHORT', manual }), CHECK).map(
        ({ key, code }) => `${key} ${code}`,
      );
    expect(problems(true)).toEqual([]);
    expect(problems(false)).toEqual([
      ...Array.from({ length: 5 }, () => 'identity required'),
      '[TEXT]_a required',
      '[CHECKBOX]_b required',
    ]);
  });

  it('ENG-41 validates one step or all, and says on which step a problem is', () => {
    const step = (fieldKey: string) => node('step', {}, [node('text', { fieldKey, required: true })]);
    const nodes = [
      node('steps', {}, [step('a'), shownIf('none', step('b')), step('c')]),
      node('text', { fieldKey: 'd', required: true }),
    ];
    const evaluation = evaluatorOf(nodes);
    expect(validateForm(evaluation, CHECK, 2).map(({ key }) => key)).toEqual(['[TEXT]_c']);
    expect(validateForm(evaluation, CHECK, 1)).toEqual([]);
    expect(validateForm(evaluation, CHECK).map(({ step: at }) => at)).toEqual([0, 2, null]);
  });
});
