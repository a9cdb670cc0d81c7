import { writeSlice } from './writeSlice';

describe('writeSlice', () => {
  it.each([
    ['2026-11-26', '2026-11-26', '26 novembre 2026'],
    ['2026-11-01', '2026-11-26', '1er novembre 2026 – 26 novembre 2026'],
  ])('DESK-05 names the first and the last day of %s to %s', (from, to, text) => {
    expect(writeSlice(from, to, 'fr')).toBe(text);
  });
});
