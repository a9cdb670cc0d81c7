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

it('DESK-75 reads a list of another country than the desk’s by the names of its columns', () => {
  // שם;עיר and Фамилия;Имя, a byte a letter.
  const hebrew = new Uint8Array([0xf9, 0xed, 0x3b, 0xf2, 0xe9, 0xf8, 0x0a, 0xeb, 0xe4, 0xef]);
  const russian = new Uint8Array([0xd4, 0xe0, 0xec, 0xe8, 0xeb, 0xe8, 0xff, 0x3b, 0xc8, 0xec, 0xff, 0x0a, 0xca]);
  expect([encodingOf(hebrew, 'fr'), encodingOf(russian, 'he')]).toEqual(['windows-1255', 'windows-1251']);
  const french = bytesOf('Nom;Prénom;Téléphone\r\nLévi', 'latin1');
  expect([encodingOf(french, 'he'), encodingOf(french, 'ru')]).toEqual(['windows-1252', 'windows-1252']);
  expect(encodingOf(bytesOf('Cotisation\r\nLévi', 'latin1'), 'he')).toBe('windows-1255');
});

it('DESK-75 leaves out what is no text, and columns at the end that are empty', () => {
  const table = read(bytesOf('Nom;Ville;;;\nL\0évi;;;;\n'));
  expect(table).toMatchObject({ headers: ['Nom', 'Ville'], rows: [{ cells: ['Lévi', '', '', '', ''] }] });
  expect(read(bytesOf('Nom;;\nLévi;;x\n'))).toMatchObject({ headers: ['Nom', '', ''] });
});

it('DESK-75 says why a file cannot be read', () => {
  expect(read(bytesOf('PK\u0003\u0004workbook'))).toBe('workbook');
  expect(read(bytesOf('a;b\n"1;2'))).toBe('quote');
  expect([read(bytesOf('')), read(bytesOf('Nom;Ville\n'))]).toEqual(['empty', 'empty']);
  expect(read(bytesOf(`Nom\n${'x\n'.repeat(50_001)}`))).toBe('many');
  expect(read(bytesOf(`Nom\n${'x\n'.repeat(50_000)}`))).toMatchObject({ headers: ['Nom'] });
});
