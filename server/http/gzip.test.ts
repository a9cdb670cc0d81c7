import { takesGzip } from './gzip';

it.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
  ['gzip; q=0.5', true],
  ['gzip;q=0', false],
  ['gzip ; q=0.000, br', false],
  ['br', false],
  ['', false],
  [undefined, false],
])('SRV-24 reads of %j whether gzip is taken', (accepted, takes) => {
  expect(takesGzip(accepted)).toBe(takes);
});
