import { dateFormat } from './dateFormat';

it.each([
  ['2026-12-01', { weekday: 'long', day: 'numeric', month: 'long' }, 'mardi 1er décembre'],
  ['2026-12-21', { weekday: 'long', day: 'numeric', month: 'long' }, 'lundi 21 décembre'],
  ['2026-11-01', { dateStyle: 'medium' }, '1er nov. 2026'],
  ['2026-11-01', { day: 'numeric' }, '1'],
  ['2026-11-01', { dateStyle: 'short' }, '01/11/2026'],
] as const)('I18N-04 writes %s %j in French as %s', (day, options, written) => {
  expect(dateFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(Date.parse(day))).toBe(written);
});
