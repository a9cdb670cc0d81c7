/** One record of a CSV file, with the line that it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The records of a CSV text as spreadsheets write it: quoted cells may contain separators, quotes and line breaks; the
 * separator is the most frequent in the first line, of comma, semicolon and tab. Empty lines are skipped. Null if a
 * quote is not closed.
 * @example
 * readCsv('a;b\n"1;2";3') // => [{ line: 1, cells: ['a', 'b'] }, { line: 2, cells: ['1;2', '3'] }]
 */
export function readCsv(text: string): CsvRecord[] | null {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let [cells, cell, quoted, line, begun]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) records.push({ line: begun, cells });
    [cells, cell, begun] = [[], '', line + 1];
  };
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if (quoted && char === '"' && source[at + 1] === '"') {
      cell += char;
      at += 1;
    } else if (char === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && char === separator) {
      cells.push(cell);
      cell = '';
    } else if (!quoted && char === '\n') {
      endRecord();
      line += 1;
    } else if (quoted || char !== '\r') {
      cell += char;
      if (char === '\n') line += 1;
    }
  }
  if (quoted) return null;
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
}

/**
 * The separator of a CSV text: the most frequent in its first line, of comma, semicolon and tab.
 * @example
 * separatorOf('a;b,c;d') // => ';'
 */
export function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const counts = [',', ';', '\t'].map((one) => [one, head.split(one).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
