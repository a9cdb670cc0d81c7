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

/** A form of text fields without conditions: two for each pair. */
export const plainForm = (pairs: number) => ({
  content: Array.from({ length: 2 * pairs }, (_, at) =>
    block('text', { fieldKey: plainKey(at), label: `Field ${at}` }),
  ),
});

/** The first field of a pair is the even one, as in a paired form. */
const plainKey = (at: number) => `${at % 2 === 0 ? 'a' : 'b'}${Math.floor(at / 2)}`;

/** Whether the page was asked for a form without conditions. */
export const isPlain = () => location.search === '?plain';
