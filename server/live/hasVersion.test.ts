import { hasVersion } from './hasVersion';

it('CALL-14 knows a version among others, weak or strong', () => {
  for (const header of ['"a"', 'W/"a"', '"b" ,\t W/"a" , "c"']) expect(hasVersion(header, '"a"')).toBe(true);
  for (const header of [undefined, '', '"b"', '"ab"', 'a']) expect(hasVersion(header, '"a"')).toBe(false);
});

it('CALL-14 reads a header full of spaces at once', () => {
  expect(hasVersion(`"b"${' '.repeat(1_000_000)}"c",${' '.repeat(1_000_000)}"a"`, '"a"')).toBe(true);
});
