import { compileForm, readForm } from '../src/core/form';
import { createEvaluator } from '../src/core/form/engine/evaluator';
import { keyOf, pairedForm } from './forms/pairedForm';
import { median, type Finding } from './statistics';

const pairs = 500;
const rounds = 2000;
const limit = 0.1;

/** 1000 fields, half of them shown by the field before: milliseconds to decide all conditions again. */
export function benchFormConditions(): Promise<Finding> {
  const definition = readForm(pairedForm(pairs, { type: 'EQUAL', values: ['x'] }));
  if (typeof definition === 'string') throw new Error(definition);
  const asked = Array.from({ length: pairs }, (_, pair) => keyOf(pair));
  const values = new Map<string, unknown>();
  const evaluator = createEvaluator(compileForm(definition, { currency: 'eur' }), values);
  const times = Array.from({ length: rounds }, (_, round) => {
    asked.forEach((key, pair) => values.set(key, (round + pair) % 2 ? 'x' : 'y'));
    const started = performance.now();
    evaluator.update(asked);
    return performance.now() - started;
  });
  return Promise.resolve({
    what: 'milliseconds to decide all conditions of 1000 fields again',
    details: `median of ${rounds}, every one of the ${pairs} results another than before`,
    ratio: median(times),
    limit,
    must: 'stay below',
  });
}
