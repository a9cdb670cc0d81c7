import { turnEnd } from './turnEnd';

const told = new Date('2025-03-29T10:00:00Z');
const after = (minutes: number) => new Date(told.getTime() + minutes * 60_000);

it.each([
  ['60 days', 60 * 1440, 1440],
  ['two days', 2880, 1440],
  ['a minute less than two days', 2879, 1439.5],
  ['five hours', 300, 150],
  ['a minute more than an hour', 61, 30.5],
  ['an hour', 60, 30],
  ['a minute less than an hour', 59, 30],
  ['half an hour', 30, 30],
])('WAIT-03 a turn for a slot in %s ends in half of it, within half an hour and a day', (_, left, lasts) => {
  expect(turnEnd(told, after(left))).toEqual(after(lasts));
});

it.each([30 - 1 / 60_000, 1, 0, -60])('WAIT-03 nobody has a turn for a slot in %d minutes', (left) => {
  expect(turnEnd(told, after(left))).toBeNull();
});
