import { createFakeClock } from '../testing/fakeClock';
import { createSpread } from './createSpread';

/** A page that is told of a flood each second. */
async function flood(seconds: number, chance: number) {
  const clock = createFakeClock(0);
  const runs: number[] = [];
  const ask = createSpread({ ...clock, task: () => runs.push(clock.now() / 1000), chance: () => chance });
  for (let second = 0; second < seconds; second += 1) {
    ask();
    await clock.pass(1000);
  }
  return { ask, clock, runs };
}

it('CALL-35 thousands of pages read at different moments, and less and less often while a flood lasts', async () => {
  expect((await flood(300, 0)).runs).toEqual([20, 60, 140, 220, 300]);
  expect((await flood(300, 0.5)).runs).toEqual([30, 90, 210]);
});

it('CALL-35 after a calm time the first wait is short again', async () => {
  const { ask, clock, runs } = await flood(61, 0);
  await clock.pass(400_000);
  const calm = clock.now() / 1000;
  ask();
  await clock.pass(20_000);
  expect(runs.at(-1)).toBe(calm + 20);
});
