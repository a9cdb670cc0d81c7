import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { readCsv } from './readCsv';

const cellsOf = (text: string) => readCsv(text)?.map(({ cells }) => cells);

it('PLEDGE-03 reads commas, semicolons and tabs, quotes, line ends of all systems and a byte order mark', () => {
  expect(cellsOf('\uFEFFa,b\r\n1,"x, ""y"""\r\n')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"'],
  ]);
  expect(cellsOf('a;b\n"1;2";3\n\n4;')).toEqual([
    ['a', 'b'],
    ['1;2', '3'],
    ['4', ''],
  ]);
  expect(cellsOf('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readCsv('a,b\n"1\n2",3\n4,5')?.map(({ line }) => line)).toEqual([1, 2, 4]);
  expect([readCsv('a,"b'), readCsv('')]).toEqual([null, []]);
});

it('PLEDGE-03 reads what exports write', () => {
  const row = fc.array(fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', ' ', 'é', '=') }), {
    minLength: 2,
    maxLength: 2,
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const kept = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
      const text = stringify([['nom', 'montant'], ...kept], { bom: true, record_delimiter: 'windows', quoted: true });
      expect(cellsOf(text)).toEqual([['nom', 'montant'], ...kept]);
    }),
  );
});
