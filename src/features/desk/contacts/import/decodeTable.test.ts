import { decodeTable, encodingOf } from './decodeTable';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const read = (bytes: Uint8Array, lang: 'fr' | 'he' | 'ru' = 'fr') => decodeTable(bytes, encodingOf(bytes, lang));

it('DESK-75 reads tables as spreadsheets of France, Israel and Russia save them', () => {
  const table = { separator: ';', headers: ['Nom', 'Ville'], rows: [{ line: 2, cells: ['Lévi', 'Orléans'] }] };
  const written = 'Nom;Ville\r\nLévi;Orléans\r\n';
  expect(read(bytesOf(written))).toEqual(table);
  expect(read(bytesOf(`\uFEFF${written}`))).toEqual(table);
  expect(read(bytesOf(`\uFEFF${written.replaceAll(';', '\t')}`, 'utf16le'))).toEqual({ ...table, separator: '\t' });
  expect(read(bytesOf(`\uFEFF${written}`, 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0))).toEqual(table);
  expect(read(bytesOf(written, 'latin1'))).toEqual(table);
  // כהן and Кац, a byte a letter.
  expect(read(new Uint8Array([0x61, 0x0a, 0xeb, 0xe4, 0xef]), 'he')).toMatchObject({ rows: [{ cells: ['כהן'] }] });
  expect(read(new Uint8Array([0x61, 0x0a, 0xca, 0xe0, 0xf6]), 'ru')).toMatchObject({ rows: [{ cells: ['Кац'] }] });
});

it('DESK-75 says why a file cannot be read', () => {
  expect(read(bytesOf('PK\u0003\u0004workbook'))).toBe('workbook');
  expect(read(bytesOf('a;b\n"1;2'))).toBe('quote');
  expect([read(bytesOf('')), read(bytesOf('Nom;Ville\n'))]).toEqual(['empty', 'empty']);
  expect(read(bytesOf(`Nom\n${'x\n'.repeat(50_001)}`))).toBe('many');
  expect(read(bytesOf(`Nom\n${'x\n'.repeat(50_000)}`))).toMatchObject({ headers: ['Nom'] });
});
