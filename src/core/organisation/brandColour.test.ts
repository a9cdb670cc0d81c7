import { barTextColour } from './brandColour';

it.each([
  ['#ffd400', '#000000'],
  ['#fdfdfd', '#000000'],
  ['#13a0bb', '#000000'],
  ['#0d5c48', '#ffffff'],
  ['#06c', '#ffffff'],
  ['#7a1f3d', '#ffffff'],
  ['rebeccapurple', ''],
  ['', ''],
])('SITE-34 puts words that can be read on a bar of %j', (bar, words) => {
  expect(barTextColour({ 'color.menu.bg': bar })).toBe(words);
});

it('SITE-34 leaves words on the bar the colour that the organisation chose', () => {
  expect(barTextColour({ 'color.menu.bg': '#ffd400', 'color.menu.text': '#ffffff' })).toBe('#ffffff');
});
