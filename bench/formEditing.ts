import { readForm } from '../src/core/form';
import {
  allBlocks,
  type Command,
  createCanvas,
  edit,
  type History,
  openForm,
  refusalOf,
  startHistory,
  undo,
} from '../src/core/form/editing';
import { pairedForm } from './forms/pairedForm';
import { median, type Finding } from './statistics';

const pairs = 334;
const rounds = 400;
const limit = 2;

const timed = (run: () => void): number => {
  const started = performance.now();
  run();
  return performance.now() - started;
};

/** A form of 1000 blocks in the builder's core, against a plain list of as many that is walked and copied. */
export function benchFormEditing(): Promise<readonly Finding[]> {
  const given = pairedForm(pairs, { type: 'EQUAL', values: ['x'] });
  if (typeof readForm(given) === 'string') throw new Error('no form');
  const form = openForm(given);
  if (typeof form === 'string') throw new Error(form);
  const ids = allBlocks(form.document).map(({ id }) => id);
  const idAt = (round: number) => ids[(round * 7) % ids.length] ?? '';
  const label = (round: number): Command => ({
    do: 'setProperty',
    block: idAt(round),
    property: 'label',
    value: `x${round}`,
  });

  const plain: number[] = [];
  const drag: number[] = [];
  const change: number[] = [];
  const back: number[] = [];
  let list = allBlocks(form.document).map(({ id, props }) => ({ id, props }));
  let history: History = startHistory(form);
  const canvas = createCanvas();
  canvas(form);
  for (let round = 0; round < rounds; round += 1) {
    plain.push(
      timed(() => {
        list = list.map((item) => ({ ...item, props: { ...item.props, at: round } }));
      }),
    );
    drag.push(
      timed(() => {
        refusalOf(history.present, { do: 'move', blocks: [idAt(round)], at: { parent: null, index: round } });
      }),
    );
    change.push(
      timed(() => {
        history = edit(history, [label(round)], { now: round * 1000 });
        canvas(history.present);
      }),
    );
    if (round % 2)
      back.push(
        timed(() => {
          history = undo(history);
          canvas(history.present);
        }),
      );
  }
  const finding = (what: string, times: readonly number[]): Finding => ({
    what: `${what} in a form of ${ids.length} blocks`,
    details: `median of ${times.length}: ${median(times).toFixed(3)} ms, a plain list copied: ${median(plain).toFixed(3)} ms`,
    ratio: median(times) / median(plain),
    limit,
    must: 'stay below',
  });
  return Promise.resolve([
    finding('drag start', drag),
    finding('a property, to the canvas', change),
    finding('undo, to the canvas', back),
  ]);
}
