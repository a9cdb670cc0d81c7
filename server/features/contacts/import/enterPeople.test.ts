import { nextSize } from './enterPeople';

it('PERS-12 goes back to many at a time once people who cannot be entered together are through', () => {
  let size = 50;
  const step = (entered: number, isLong = false) => (size = nextSize(size, { entered, isLong }));
  for (let alone = 0; alone < 9; alone += 1) step(1);
  expect(size).toBeLessThanOrEqual(2);
  for (let steps = 0; steps < 6; steps += 1) step(size === 1 ? 1 : size);
  expect(size).toBeGreaterThanOrEqual(32);
  expect(nextSize(50, { entered: 50, isLong: true })).toBe(25);
  expect(nextSize(12, { entered: 12, isLong: true })).toBe(10);
});
