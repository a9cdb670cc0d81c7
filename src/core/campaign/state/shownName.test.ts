import { shownComment, shownName } from './shownName';

describe('names of donors', () => {
  it.each([
    ['keeps names of any script', 'Jean-Pierre N’Diaye דנה Ольга', 'Jean-Pierre N’Diaye דנה Ольга'],
    ['keeps emoji that are several in one', '👨‍👩‍👧 Cohen', '👨‍👩‍👧 Cohen'],
    ['keeps Hebrew vowels', 'שָׁלוֹם', 'שָׁלוֹם'],
    ['leaves markup as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['takes out what turns the direction', '\u202eéveD\u202c\u2067x\u2069\u200f', 'éveDx'],
    ['takes out what is not seen', 'A\u200bB\u00adC\ufeffD\u{e0041}', 'ABCD'],
    ['makes one line of several', 'A\r\n\t B\u2028C\u00a0', 'A B C'],
    ['takes towers of accents down', `e${'\u0301'.repeat(500)}z`, `e${'\u0301'.repeat(3)}z`],
    ['is empty when nothing is to be seen', '\u200b\u200d \u2066', ''],
    ['is empty when there is none', null, ''],
  ])('FEED-01 %s', (_, name, shown) => expect(shownName(name)).toBe(shown));

  it('FEED-01 ends a name that is endless, between two characters', () => {
    expect(shownName('🎉'.repeat(10_000))).toBe(`${'🎉'.repeat(60)}…`);
  });
});

it.each([
  ['keeps its lines', 'Bravo\nà tous\n\nDana', 'Bravo\nà tous\n\nDana'],
  ['is turned by nothing', 'Pour \u202eanaD\u202c', 'Pour anaD'],
  ['is whole', 'é'.repeat(2000), 'é'.repeat(2000)],
  ['has no towers of accents', `e${'\u0301'.repeat(500)}`, `e${'\u0301'.repeat(3)}`],
  ['is none when nothing is to be seen', '\u200b \n\u2066', ''],
])('FEED-01 a comment %s', (_, comment, shown) => expect(shownComment(comment)).toBe(shown));
