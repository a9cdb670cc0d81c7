import * as v from 'valibot';
import { publicText, webAddress } from './common';

describe('addresses that are kept', () => {
  it.each(['', '/', '/a b.png', 'https://a.example/x?y#z', 'HTTP://a.example', '/images/è.png'])(
    'ORG-02 takes %j',
    (text) => expect(v.is(webAddress, text)).toBe(true),
  );
  it.each([
    ...['//evil.test', '/\\evil.test', '/\t/evil.test', '/\n/evil.test', 'javascript:x', 'java\nscript:x', 'data:,x'],
    ...[' https://a.example', 'https://a.example/\n', 'a.png', '\\\\evil.test'],
  ])('ORG-02 refuses %j', (text) => expect(v.is(webAddress, text)).toBe(false));
});

it('ORG-03 takes out of names what turns the rest of a line round, and leaves Hebrew as it is written', () => {
  expect(v.parse(publicText(100), 'Ana \u202Egnp.\u2066exe\u2069')).toBe('Ana gnp.exe');
  expect(v.parse(publicText(100), '\u200Fדוד לוי')).toBe('\u200Fדוד לוי');
});
