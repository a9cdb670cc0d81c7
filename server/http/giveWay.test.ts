import { createGiveWay } from './giveWay';

it('SRV-29 rests only when somebody asked, six times as long as it worked, two tenths of a second at most', async () => {
  let [time, asked] = [0, 0];
  const rests: number[] = [];
  const rest = (milliseconds: number) => Promise.resolve(void rests.push(milliseconds));
  const way = createGiveWay({ now: () => time, rest, arrivals: () => asked });
  time += 5;
  await way.rest();
  [time, asked] = [time + 7, asked + 1];
  await way.rest();
  [time, asked] = [time + 900, asked + 3];
  await way.rest();
  [time, asked] = [time + 100, asked + 1];
  await way.rest(1);
  expect(rests).toEqual([42, 200, 6]);
});

it('SRV-33 lets everything else have its turn after each piece', async () => {
  const way = createGiveWay({ arrivals: () => 0 });
  let turns = 0;
  for (let piece = 0; piece < 3; piece += 1) {
    setImmediate(() => (turns += 1));
    await way.rest();
  }
  expect(turns).toBe(3);
});
