import { writeCsv } from '../../../../core/csv';
import { piecesOf, readTable, textOf } from './readTable';

const row = { kind: 'news', record: 'n1', field: 'title', name: 'Bal' };
const table = [
  ['state', 'he', 'fr', 'field', 'record', 'kind', 'name'],
  ['missing', '=נשף', 'Bal; à minuit', 'title', 'n1', 'news', 'Bal'],
  ['missing', ' ', 'Sans', 'description', 'n1', 'news', 'Bal'],
];

it.each([',', ';', '\t'])(
  'DESK-167 reads a table back with %j between its cells, without rows that say nothing',
  (separator) => {
    expect(readTable(writeCsv(table, separator), 'fr', 'he')).toEqual([
      { ...row, line: 2, original: 'Bal; à minuit', text: '=נשף' },
    ]);
  },
);

it('TRANS-06 tells translations that a spreadsheet cut from those that are as long as their original', () => {
  const isCut = (original: string, text: string) => {
    const rows = readTable(
      writeCsv([
        ['kind', 'record', 'field', 'fr', 'he'],
        ['news', 'n1', 'content', original, text],
      ]),
      'fr',
      'he',
    );
    return rows[0] !== undefined && typeof rows[0] !== 'string' && rows[0].isCut === true;
  };
  const [below, most] = ['x'.repeat(32_766), 'x'.repeat(32_767)];
  expect([isCut('Bal', most), isCut(most, most), isCut('Bal', `=${below.slice(1)}`)]).toEqual([true, true, true]);
  expect([isCut('Bal', below), isCut(`${most}x`, most)]).toEqual([false, false]);
});

it('DESK-167 refuses what is no table of translations into the language', () => {
  const csv = writeCsv(table);
  expect([readTable(csv, 'fr', 'en'), readTable(csv, 'en', 'he'), readTable('', 'fr', 'he')]).toEqual(
    Array.from({ length: 3 }, () => 'noColumns'),
  );
  expect(readTable('kind,"record', 'fr', 'he')).toBe('notCsv');
});

it('DESK-167 sends no more rows at once than a call takes, and no longer ones', () => {
  const rows = ['a', 'bb', 'ccc', 'dddd', 'eeeeeeeeeeee', 'f'].map((text) => ({ original: '', text }));
  expect(piecesOf(rows, 3, 8).map((piece) => piece.map(({ text }) => text))).toEqual([
    ['a', 'bb', 'ccc'],
    ['dddd'],
    ['eeeeeeeeeeee'],
    ['f'],
  ]);
  expect(piecesOf([], 3, 8)).toEqual([]);
});

it('DESK-167 reads Unicode, and what computers of the language save otherwise', () => {
  const bytes = (...given: number[]) => new Uint8Array(given);
  expect(textOf(bytes(0xd7, 0x90), 'he')).toBe('א');
  expect(textOf(bytes(0xff, 0xfe, 0xd0, 0x05), 'he')).toBe('א');
  expect([textOf(bytes(0xe0), 'he'), textOf(bytes(0xe0), 'ru'), textOf(bytes(0xe9), 'en')]).toEqual(['א', 'а', 'é']);
});
