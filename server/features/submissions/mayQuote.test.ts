import { mayQuote } from './mayQuote';

const to = 'ana@example.org';

it.each([
  ['text', 'Dana Lévi-Strauss'],
  ['text', to],
  ['contact', '+33612345678'],
  ['identity', '12 bis, rue de l’Église'],
  ['hazkara', '12 novembre 2025 (après le coucher)'],
  ['select', 'Menu at https://shul.example, by far the longest of all the choices that its author has written'],
])('FPAGE-02 repeats what was chosen or is short: %s %s', (type, text) => {
  expect(mayQuote({ type }, text, to)).toBe(true);
});

it.each([
  ['text', 'https://evil.example'],
  ['text', 'evil.example'],
  ['text', 'écrire à mallory@example.com'],
  ['identity', 'www.evil.example'],
  ['textArea', 'one\nline'],
  ['textArea', 'a'.repeat(61)],
  ['contact', 'x'.repeat(300)],
  ['upload', 'buy.at.evil.example.zip'],
  [null, 'http://evil.example'],
])('SRV-09 carries nobody’s letter to a stranger: %s %j', (type, text) => {
  expect(mayQuote({ type }, text, to)).toBe(false);
});
