const block = (type: string, props: object, children: readonly object[] = []) => ({ type, props, children });

/** A form of two text fields per pair: the second is shown while the condition holds of the first. */
export const pairedForm = (pairs: number, condition: { type: string; values?: readonly string[] }) => ({
  content: Array.from({ length: pairs }, (_, pair) => [
    block('text', { fieldKey: `a${pair}`, label: `A ${pair}` }),
    block('conditional', { conditions: [{ field: keyOf(pair), ...condition }], action: 'SHOW', default: 'HIDE' }, [
      block('text', { fieldKey: `b${pair}`, label: `B ${pair}` }),
    ]),
  ]).flat(),
});

/** Stored key of the first field of a pair. */
export const keyOf = (pair: number) => `[TEXT]_a${pair}`;
