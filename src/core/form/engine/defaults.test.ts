import { createFormEngine } from './formEngine';
import { lintForm } from './lintForm';
import { readSubmission } from './submission';
import { formOf, node, NOW, type TestNode } from '../testing/formOf';

const open = (content: readonly TestNode[]) => createFormEngine(formOf(content), NOW);
const field = (type: string, defaultValue: unknown, props: object = {}) =>
  node(type, { fieldKey: 'a', label: 'A', defaultValue, ...props });
const keyOf = (content: TestNode) => formOf([content]).blocks[0]?.fields[0]?.key ?? '';

const taken: readonly (readonly [TestNode, unknown])[] = [
  [field('text', 'Levi'), 'Levi'],
  [field('text', 12.5, { kind: 'numeric' }), 12.5],
  [field('text', '12,5', { kind: 'numeric' }), 12.5],
  [field('text', 'dana@mail.org', { kind: 'email' }), 'dana@mail.org'],
  [field('text', '+33612345678', { kind: 'phone' }), '+33612345678'],
  [field('textArea', 'un\ndeux'), 'un\ndeux'],
  [field('checkbox', true), true],
  [field('select', 'S', { values: ['S', 'M'] }), 'S'],
  [field('select', ['S', 'M'], { values: ['S', 'M'], multiple: true }), ['S', 'M']],
  [field('date', '2026-01-31'), '2026-01-31'],
  [field('date', '2024-01-31', { filter: 'AFTER_TODAY' }), '2024-01-31'],
  [field('date', ['2026-01-01', '2026-01-31'], { range: true }), ['2026-01-01', '2026-01-31']],
  [field('date', '2026-01-31', { defaultNow: true }), '2026-01-31'],
  [field('freeAmount', 18), 18],
];
const refused = [
  field('text', 'Jean3', { kind: 'alphabetic' }),
  field('text', 'trois', { kind: 'numeric' }),
  field('text', -1, { kind: 'numeric' }),
  field('text', 'dana', { kind: 'email' }),
  field('text', { a: 1 }),
  field('checkbox', 'oui'),
  field('select', 'XL', { values: ['S', 'M'] }),
  field('select', ['S', 'M'], { values: ['S', 'M'] }),
  field('date', '2026-02-30'),
  field('date', '2026-01-31', { range: true }),
  field('freeAmount', 'beaucoup'),
];

describe('default values', () => {
  it.each(taken)('FORM-35 %j opens with it, and sends it', (content, value) => {
    expect(lintForm(formOf([content], { allowZeroAmount: true }))).toEqual([]);
    expect(open([content]).payload().extra).toEqual({ [keyOf(content)]: value });
  });

  it.each(refused)('FORM-35 %j is refused by name', (content) => {
    expect(lintForm(formOf([content], { allowZeroAmount: true }))).toEqual([
      expect.objectContaining({ code: 'defaultRefused', key: keyOf(content) }),
    ]);
  });

  it('FORM-35 none is nothing, wrong or right', () => {
    for (const nothing of ['', null, undefined]) {
      const content = field('text', nothing, { kind: 'email', required: true });
      expect(lintForm(formOf([content], { allowZeroAmount: true }))).toEqual([]);
      expect(open([content]).payload().extra).toEqual({});
    }
  });

  const text = field('text', 'Levi');
  it('FORM-35 stands back for what was given, and for what was emptied', () => {
    const engine = open([text, node('text', { fieldKey: 'b', defaultValue: 'Dan' })]);
    engine.restore({ values: { '[TEXT]_a': 'Cohen' } });
    expect(engine.payload().extra).toEqual({ '[TEXT]_a': 'Cohen', '[TEXT]_b': 'Dan' });
    engine.set('[TEXT]_a', '');
    engine.restore(engine.snapshot());
    expect(engine.payload().extra).toEqual({ '[TEXT]_b': 'Dan' });
  });

  it('FORM-35 ENG-10 conditions are decided with it', () => {
    const conditions = [{ field: '[TEXT]_a', type: 'EQUAL', values: ['Levi'] }];
    const engine = open([text, node('conditional', { conditions, action: 'SHOW' }, [field('checkbox', true)])]);
    expect(engine.payload().extra).toEqual({ '[TEXT]_a': 'Levi', '[CHECKBOX]_a': true });
    engine.set('[TEXT]_a', 'Dan');
    expect(engine.payload().extra).toEqual({ '[TEXT]_a': 'Dan' });
  });

  it('FORM-35 SRV-01 to the server a value that was not sent is absent', () => {
    const { evaluation } = readSubmission(formOf([text]), { extra: {} });
    const slot = evaluation.fieldIndex.slots.get('[TEXT]_a');
    expect(slot && evaluation.valueOf(slot)).toBe('');
  });
});
