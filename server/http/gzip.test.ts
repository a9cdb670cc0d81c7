import { takesEncoding, takesGzip } from './gzip';

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

it.each([
  ['gzip, deflate, br', true],
  ['gzip, BR;q=0.1', true],
  ['br;q=0, gzip', false],
  ['gzip', false],
  [undefined, false],
])('SRV-24 reads of %j whether brotli is taken', (accepted, takes) => {
  expect(takesEncoding('br', accepted)).toBe(takes);
});
