import fc from 'fast-check';
import type { CompiledForm } from './compileFormWith';
import { createEvaluator, type Evaluator } from './evaluator';
import { createFormEngine, type FormEngine, type Topic } from './formEngine';
import { checkOrder, orderOf } from './order';
import { payloadOf, readSubmission } from './submission';
import { CHECK, NOW } from '../testing/formOf';
import { casesOf, compileCase, hiddenOneByOne, keys, knots, type RandomCase } from '../testing/randomForms';
import { validateForm } from './validateForm';

const stateOf = ({ fieldIndex, isShown, valueOf, isOpen }: Evaluator) => ({
  fields: [...fieldIndex.slots.values()].map((slot) => [slot.key, isShown(slot.key), valueOf(slot)]),
  gates: fieldIndex.gates.map(({ id }, gate) => [id, isOpen(gate)]),
  rows: [...fieldIndex.repeats.values()].map(({ id, rows }) => [id, rows]),
});

function fill(form: CompiledForm, given: readonly (readonly [string, unknown])[]) {
  const engine = createFormEngine(form, NOW);
  for (const [key, value] of given) engine.set(key, value);
  return engine;
}

const cases = casesOf();

describe('two engines', () => {
  it('ENG-10 ENG-13 after any changes, one at a time, an evaluator says what a new one says', () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const [form, given] = [compileCase(drawn), drawn.given];
        const values = new Map<string, unknown>();
        const evaluator = createEvaluator(form, values);
        for (const [key, raw] of given) {
          const value = evaluator.fieldIndex.slots.get(key)?.spec.decode(raw);
          if (value === undefined) continue;
          values.set(key, value);
          evaluator.update([key]);
          expect(stateOf(evaluator)).toEqual(stateOf(createEvaluator(form, values)));
        }
      }),
    );
  });

  it('ENG-13 SRV-01 what the browser sends, the server reads, prices and judges the same', () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const [form, given] = [compileCase(drawn), drawn.given];
        const engine = fill(form, given);
        const payload = engine.payload();
        const { evaluation, dropped } = readSubmission(form, JSON.parse(JSON.stringify(payload)));
        expect(dropped).toEqual([]);
        expect(payloadOf(evaluation)).toEqual(payload);
        expect(orderOf(evaluation)).toEqual(engine.order());
        expect(validateForm(evaluation, CHECK)).toEqual(engine.validate(CHECK));
        expect(checkOrder(evaluation)).toBe(engine.checkOrder());
      }),
    );
  });

  it('ENG-13 SRV-01 a value that a cycle of conditions hides has no say, on either side', () => {
    const agree = (drawn: RandomCase) => {
      const form = compileCase(drawn);
      const engine = fill(form, drawn.given);
      const { evaluation, dropped } = readSubmission(form, engine.payload());
      expect(dropped).toEqual([]);
      expect(payloadOf(evaluation)).toEqual(engine.payload());
    };
    fc.assert(fc.property(knots, agree), { examples: [[hiddenOneByOne]] });
  });

  it('SRV-01 whatever is sent, only visible fields of the form count', () => {
    const anything = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue({ maxDepth: 1 }), {
      maxKeys: 8,
    });
    fc.assert(
      fc.property(cases, anything, (drawn, extra) => {
        const form = compileCase(drawn);
        const { evaluation, dropped } = readSubmission(form, { extra });
        const kept = Object.keys(payloadOf(evaluation).extra);
        expect(kept.filter((key) => dropped.includes(key) || !Object.hasOwn(extra, key))).toEqual([]);
        expect(kept.every((key) => evaluation.isShown(key))).toBe(true);
      }),
    );
  });

  it('ENG-10 listeners hear of every change of what they show', () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const [form, given] = [compileCase(drawn), drawn.given];
        const engine = createFormEngine(form, NOW);
        const all = [...keys, ...keys.map((key) => `${key}_1`)];
        // Fields of a hidden block are not drawn: they are read afresh when the block appears.
        const gates = engine.evaluation.fieldIndex.gates.filter(({ parent }) => parent < 0).map(({ id }) => id);
        const repeats = [...engine.evaluation.fieldIndex.repeats.keys()];
        const shown: readonly (readonly [Topic, (of: FormEngine) => unknown])[] = [
          ...all.map((key) => [`field/${key}`, (of: FormEngine) => of.field(key)] as const),
          ...gates.map((id) => [`block/${id}`, (of: FormEngine) => of.isBlockShown(id)] as const),
          ...repeats.map((id) => [`block/${id}`, (of: FormEngine) => of.rows(id)] as const),
          ['order', (of) => of.order()],
          ['steps', (of) => of.steps()],
        ];
        const seen = shown.map(([, read]) => read(engine));
        shown.forEach(([topic, read], at) => engine.subscribe(topic, () => void (seen[at] = read(engine))));
        for (const [key, value] of given) engine.set(key, value);
        const fresh = createFormEngine(form, NOW);
        fresh.restore(engine.snapshot());
        shown.forEach(([topic, read], at) => {
          expect([topic, seen[at]]).toEqual([topic, read(engine)]);
          if (!topic.startsWith('field/')) expect([topic, seen[at]]).toEqual([topic, read(fresh)]);
        });
        for (const key of all.filter((one) => fresh.field(one).shown))
          expect(fresh.field(key)).toEqual(engine.field(key));
      }),
    );
  });
});
