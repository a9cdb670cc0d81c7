import { contactsMentioned } from '../../guard/person';
import { growthOf } from '../../testing/growthOf';
import { cutContacts } from './words';

const cut = cutContacts({ email: 'v@mail.org', tel: '+33612345678' });

it('PRIV-20 cuts an address with and without a tag, in any writing, and nobody else’s', () => {
  const texts = {
    'v@mail.org': '…',
    'ask V+Gala@Mail.org, 06 12 34 56 78': 'ask …, …',
    '{"to":"v+a+b@mail.org"}': '{"to":"…"}',
    'https://a.org/?to=v%40mail.org&n=1': 'https://a.org/?to=…&n=1',
    'v+v+v@mail.org v+x y@mail.org': '… v+x y@mail.org',
    'iv@mail.org v.v@mail.org v@mail.organ': 'iv@mail.org v.v@mail.org v@mail.organ',
    [`v+${'t'.repeat(62)}@mail.org`]: '…',
  };
  expect(Object.keys(texts).map(cut)).toEqual(Object.values(texts));
});

it.each([
  ['an address that begins again and again', 'v+', cut],
  ['a number that does', '06 ', cut],
  ['a word without an end', 'vv', (text: string) => contactsMentioned(text, 'FR')],
  ['dots without an end', 'v@m..', (text: string) => contactsMentioned(`a@b${text.replaceAll(/[^.]/g, '.')}c`, 'FR')],
])('PRIV-20 takes time as a text is long: %s', (_kind, piece, work) => {
  expect(growthOf(work, piece)).toBeLessThan(24);
});
