import { mailWordsOf, withWords } from './withWords';

const values = { organisation: 'Beth\r\nBcc: all@example.org' };
const wordsOf = (fr: object) => mailWordsOf({ mail: 'newsletter', lang: 'fr', own: { fr }, values });

it('MAIL-06 a value makes no line of its own, in a subject least of all', () => {
  const { subject, opening } = wordsOf({ subject: 'De {organisation}', opening: 'Ici {organisation}' });
  expect(subject).toBe('De Beth Bcc: all@example.org');
  expect(opening).toBe('Ici Beth Bcc: all@example.org');
});

it('MAIL-05 MAIL-06 words keep their paragraphs and lines around the facts, and a subject its length', () => {
  const { subject, blocks, closing } = withWords(
    { subject: ` ${'é'.repeat(300)}`, opening: 'A\nB\n\n \nC', closing: '\n\n' },
    [['fait']],
    [['titre']],
  );
  expect(subject).toBe('é'.repeat(250));
  expect(blocks).toEqual([['titre'], ['A', 'B'], ['C'], ['fait']]);
  expect(closing).toEqual([]);
});
