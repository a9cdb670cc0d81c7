import { compileForm } from './compileForm';
import { createFormEngine, type Topic } from './formEngine';
import { CHECK, definitionOf, formOf, node, NOW } from '../testing/formOf';

const text = (fieldKey: string, props: object = {}) => node('text', { fieldKey, ...props });
const whenFilled = (fieldKey: string, children: ReturnType<typeof node>[]) =>
  ({ ...node('conditional', { action: 'SHOW', conditions: [{ field: `[TEXT]_${fieldKey}`, type: 'NOT_EMPTY' }] }, children), id: `when-${fieldKey}` }); // oxfmt-ignore

const content = [
  text('a', { required: true }),
  whenFilled('a', [text('b')]),
  text('c'),
  node('products'),
  { ...node('productInfo', { product: 'P1' }, [text('nom')]), id: 'info' },
  node('date', { fieldKey: 'd', defaultNow: true }),
];
const settings = { products: [{ id: 'P1', montant: 5 }] };
const engineOf = () => createFormEngine(formOf(content, settings), NOW);

/** Topics notified since the last call. */
function listen(engine: ReturnType<typeof engineOf>, topics: readonly Topic[]) {
  let heard: Topic[] = [];
  for (const topic of topics) engine.subscribe(topic, () => heard.push(topic));
  return () => {
    const told = heard.sort();
    heard = [];
    return told;
  };
}

const TOPICS: readonly Topic[] = ['field/[TEXT]_a', 'field/[TEXT]_b', 'field/[TEXT]_c', 'field/P1_quantity', 'field/[TEXT]_nom_1', 'block/when-a', 'block/info', 'order', 'steps']; // oxfmt-ignore

describe('createFormEngine', () => {
  it('ENG-10 tells of the field that changed and of what depends on it, and of nothing else', () => {
    const engine = engineOf();
    const told = listen(engine, TOPICS);
    engine.set('[TEXT]_c', 'x');
    expect(told()).toEqual(['field/[TEXT]_c']);
    engine.set('[TEXT]_a', 'x');
    expect(told()).toEqual(['block/when-a', 'field/[TEXT]_a', 'field/[TEXT]_b']);
    expect(engine.isBlockShown('when-a')).toBe(true);
    engine.set('[TEXT]_a', 'xy');
    expect(told()).toEqual(['field/[TEXT]_a']);
    engine.set('[TEXT]_a', 'xy');
    expect(told()).toEqual([]);
  });

  it('ENG-30 FORM-19 tells of the order, and of rows that come', () => {
    const engine = engineOf();
    const told = listen(engine, TOPICS);
    expect(engine.field('[TEXT]_nom_1')).toEqual({ value: undefined, shown: false, problems: [] });
    engine.set('P1_quantity', 2);
    expect(told()).toEqual(expect.arrayContaining(['block/info', 'field/P1_quantity', 'field/[TEXT]_nom_1', 'order']));
    expect([engine.rows('info'), engine.order().total]).toEqual([2, 1000]);
    engine.set('[TEXT]_nom_2', 'Eva');
    engine.set('P1_quantity', 1);
    expect(engine.payload().extra).toEqual({ P1_quantity: 1, '[DATE]_d': '2025-11-12' });
    engine.set('P1_quantity', 2);
    expect(engine.field('[TEXT]_nom_2').value).toBe('Eva');
  });

  it('ENG-10 gives the same state object until something of it changes', () => {
    const engine = engineOf();
    const before = engine.field('[TEXT]_c');
    engine.set('[TEXT]_a', 'x');
    expect(engine.field('[TEXT]_c')).toBe(before);
    engine.set('[TEXT]_c', 'y');
    expect(engine.field('[TEXT]_c')).not.toBe(before);
  });

  it('ENG-10 a listener that has gone hears nothing', () => {
    const engine = engineOf();
    const heard: string[] = [];
    const stop = engine.subscribe('field/[TEXT]_c', () => heard.push('c'));
    stop();
    engine.set('[TEXT]_c', 'x');
    expect(heard).toEqual([]);
  });

  it('SRV-01 takes no value that is none of the field', () => {
    const engine = engineOf();
    expect([engine.set('[TEXT]_c', 5), engine.set('nobody', 'x'), engine.set('P1_quantity', -1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(engine.field('[TEXT]_c').value).toBe('');
  });

  it('ENG-01 ENG-41 shows what validation found until the value changes', () => {
    const engine = engineOf();
    const told = listen(engine, TOPICS);
    expect(engine.validate(CHECK)).toEqual([{ key: '[TEXT]_a', step: null, code: 'required' }]);
    expect(told()).toEqual(['field/[TEXT]_a']);
    expect(engine.field('[TEXT]_a').problems).toEqual([{ code: 'required' }]);
    engine.set('[TEXT]_a', 'x');
    expect(engine.field('[TEXT]_a').problems).toEqual([]);
    expect(engine.validate(CHECK)).toEqual([]);
  });

  it('ENG-01 checks one field alone, by the rules of all, and tells of that field only', () => {
    const engine = createFormEngine(formOf([text('a', { required: true }), text('b', { required: true }), node('text', { fieldKey: 'm', kind: 'email' }), whenFilled('b', [text('c', { required: true })])]), NOW); // oxfmt-ignore
    const told = listen(engine, ['field/[TEXT]_a', 'field/[TEXT]_b', 'field/[TEXT]_c', 'field/[TEXT]_m']);
    expect(engine.check('[TEXT]_a', CHECK)).toEqual([{ code: 'required' }]);
    expect([told(), engine.field('[TEXT]_a').problems]).toEqual([['field/[TEXT]_a'], [{ code: 'required' }]]);
    expect([engine.field('[TEXT]_b').problems, engine.check('[TEXT]_c', CHECK), engine.check('nobody', CHECK)]).toEqual(
      [[], [], []],
    );
    expect(told()).toEqual([]);
    engine.set('[TEXT]_a', 'x');
    expect(engine.check('[TEXT]_a', CHECK)).toEqual([]);
    engine.set('[TEXT]_m', 'x@');
    expect(engine.check('[TEXT]_m', CHECK)).toEqual([{ code: 'email' }]);
    expect(engine.validate(CHECK)).toEqual([{ key: '[TEXT]_b', step: null, code: 'required' }, { key: '[TEXT]_m', step: null, code: 'email' }]); // oxfmt-ignore
  });

  it('ENG-03 a contact checked alone is held against the identity', () => {
    const engine = createFormEngine(formOf([node('contact', { fieldKey: 'k' }), node('identity')], { identity: 'SHORT' }), NOW); // oxfmt-ignore
    engine.set('identity', { email: 'a@b.fr' });
    engine.set('[CONTACT]_k', { email: 'A@b.fr' });
    expect(engine.check('[CONTACT]_k', CHECK)).toEqual([{ code: 'emailOfPayer', part: 'email' }]);
  });

  it('FORM-06 fills dates with the present, but not what was emptied', () => {
    const engine = engineOf();
    expect(engine.field('[DATE]_d').value).toEqual(['2025-11-12']);
    engine.set('[DATE]_d', '');
    const other = createFormEngine(formOf(content, settings), NOW);
    other.restore(engine.snapshot());
    expect(other.field('[DATE]_d').value).toEqual(['']);
  });

  it('ENG-13 a snapshot keeps all that was filled in, hidden fields and rows too, and survives JSON', () => {
    const engine = engineOf();
    for (const [key, value] of Object.entries({
      '[TEXT]_a': 'x',
      '[TEXT]_b': 'y',
      P1_quantity: 1,
      '[TEXT]_nom_1': 'Dan',
    }))
      expect(engine.set(key, value)).toBe(true);
    engine.set('[TEXT]_a', '');
    const other = engineOf();
    const told = listen(other, TOPICS);
    other.restore(JSON.parse(JSON.stringify(engine.snapshot())) as ReturnType<typeof engine.snapshot>);
    expect(told()).toEqual(expect.arrayContaining(['field/P1_quantity', 'field/[TEXT]_nom_1', 'order']));
    expect(other.payload()).toEqual(engine.payload());
    other.set('[TEXT]_a', 'again');
    expect(other.field('[TEXT]_b')).toEqual({ value: 'y', shown: true, problems: [] });
  });

  it('ENG-13 FORM-19 values of rows that are gone come back with them, after a snapshot too', () => {
    const engine = engineOf();
    for (const [key, value] of [['P1_quantity', 2], ['[TEXT]_nom_2', 'Eva'], ['P1_quantity', 1]] as const) engine.set(key, value); // oxfmt-ignore
    const other = engineOf();
    other.restore(engine.snapshot());
    expect(other.payload()).toEqual(engine.payload());
    other.load(formOf(content, settings));
    other.set('P1_quantity', 2);
    expect([other.field('[TEXT]_nom_2').value, other.snapshot()]).toEqual(['Eva', { values: { ...engine.snapshot().values, P1_quantity: 2 } }]); // oxfmt-ignore
  });

  it('FORM-25 a draft that is restored before an embedded form arrives waits for it', () => {
    const definition = definitionOf([text('a'), node('embeddedForm', { blockId: 'e' })]);
    const engine = createFormEngine(compileForm(definition, { currency: 'eur' }), NOW);
    engine.restore({ values: { '[TEXT]_in': 'y', '[TEXT]_a': 'x', stranger: 'z' } });
    expect(engine.payload().extra).toEqual({ '[TEXT]_a': 'x' });
    engine.load(compileForm(definition, { currency: 'eur', embedded: new Map([['e', definitionOf([text('in')])]]) }));
    expect(engine.payload().extra).toEqual({ '[TEXT]_a': 'x', '[TEXT]_in': 'y' });
  });

  it('ENG-50 starts anew with nothing', () => {
    const engine = engineOf();
    engine.set('[TEXT]_a', 'x');
    engine.restore({ values: {} });
    expect(engine.payload()).toEqual({ extra: { '[DATE]_d': '2025-11-12' } });
  });

  it('FORM-08 a contact that copies follows the identity live, and gets back what it held', () => {
    const nodes = [node('contact', { fieldKey: 'k', copyIdentity: true }), node('identity')];
    const engine = createFormEngine(formOf(nodes, { identity: 'SHORT' }), NOW);
    const told = listen(engine, ['field/[CONTACT]_k']);
    engine.set('[CONTACT]_k', { nom: 'Cohen', copy: true });
    engine.set('identity', { nom: 'Levi' });
    expect(told()).toHaveLength(2);
    expect(engine.payload().extra).toEqual({ '[CONTACT]_k': { nom: 'Levi' } });
    engine.set('[CONTACT]_k', { nom: 'Cohen' });
    expect(engine.payload().extra).toEqual({ '[CONTACT]_k': { nom: 'Cohen' } });
  });

  it('ENG-40 tells which steps are visible', () => {
    const step = node('step', {}, [text('x')]);
    const engine = createFormEngine(formOf([text('a'), node('steps', {}, [step, whenFilled('a', [step])])]), NOW);
    expect(engine.steps()).toEqual([0]);
    const told = listen(engine, ['steps']);
    engine.set('[TEXT]_a', 'x');
    expect([engine.steps(), told()]).toEqual([[0, 1], ['steps']]);
  });

  it('FORM-25 goes on when an embedded form arrives', () => {
    const definition = definitionOf([text('a'), node('embeddedForm', { blockId: 'e' })]);
    const engine = createFormEngine(compileForm(definition, { currency: 'eur' }), NOW);
    const told = listen(engine, ['field/[TEXT]_in', 'field/[TEXT]_a']);
    engine.set('[TEXT]_a', 'x');
    told();
    engine.load(compileForm(definition, { currency: 'eur', embedded: new Map([['e', definitionOf([text('in')])]]) }));
    expect(told()).toEqual(['field/[TEXT]_in']);
    expect(engine.set('[TEXT]_in', 'y')).toBe(true);
    expect(engine.payload().extra).toEqual({ '[TEXT]_a': 'x', '[TEXT]_in': 'y' });
  });
});
