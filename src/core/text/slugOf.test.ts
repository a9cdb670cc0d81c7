import { slugOf } from './slugOf';

it.each([
  ['Table de l’Étoile', 'table-de-l-etoile'],
  ["Table de l'Étoile !", 'table-de-l-etoile'],
  ['  « Cœur » / 2 ', 'coeur-2'],
  ['שולחן 5', 'שולחן-5'],
  ['★', ''],
])('TEAM-01 makes %s the address %s', (name, address) => {
  expect(slugOf(name, 80)).toBe(address);
});

it('TEAM-01 cuts an address without leaving a hyphen at its end, and leaves out what is not Latin where asked', () => {
  expect(slugOf('Aux quatre vents', 4)).toBe('aux');
  expect([slugOf('Ohel Ya’acov אוהל', 40, 'latin'), slugOf('אוהל', 40, 'latin')]).toEqual(['ohel-ya-acov', '']);
});
