import type { Language } from '../../../../contract/common';
import { plainCell, readCsv } from '../../../../core/csv';

/** A row of a table of translations. */
export interface TableRow {
  readonly line: number;
  readonly kind: string;
  readonly record: string;
  readonly field: string;
  readonly name: string;
  readonly original: string;
  readonly text: string;
  /** A spreadsheet kept the beginning alone. */
  readonly isCut?: true;
}

/** The longest cell of Excel: it cuts the rest off without a word. */
const LONGEST_CELL = 32_767;

/**
 * The translations in a table as the desk wrote it, in any order of columns; rows without one are none.
 * @returns 'notCsv' for a quote that is not closed, 'noColumns' without those of the record, the original and the translation
 * @example
 * readTable('kind,record,field,fr,en\nnews,n1,title,Bal,Ball', 'fr', 'en') // => [{ line: 2, kind: 'news', record: 'n1', field: 'title', name: '', original: 'Bal', text: 'Ball' }]
 */
export function readTable(csv: string, own: Language, lang: Language): readonly TableRow[] | 'notCsv' | 'noColumns' {
  const records = readCsv(csv);
  if (!records) return 'notCsv';
  const [head, ...rows] = records;
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (['kind', 'record', 'field', own, lang].some((name) => !names.includes(name))) return 'noColumns';
  return rows.flatMap(({ line, cells }) => {
    const written = (name: string) => cells[names.indexOf(name)] ?? '';
    const cell = (name: string) => plainCell(written(name));
    const [kind, record, field] = [cell('kind').trim(), cell('record').trim(), cell('field')];
    const row = { line, kind, record, field, name: cell('name'), original: cell(own), text: cell(lang) };
    const { length } = written(lang);
    const isCut = length >= LONGEST_CELL && written(own).length <= length;
    return row.text.trim() === '' ? [] : [isCut ? { ...row, isCut } : row];
  });
}

/** As many rows as one call takes, and no longer ones. */
export function piecesOf<Row extends Pick<TableRow, 'original' | 'text'>>(
  rows: readonly Row[],
  most: number,
  longest: number,
): readonly Row[][] {
  const pieces: Row[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const own = row.original.length + row.text.length;
    const last = pieces.at(-1);
    if (!last || last.length >= most || length + own > longest) {
      pieces.push([row]);
      length = own;
    } else {
      last.push(row);
      length += own;
    }
  }
  return pieces;
}

const legacy: Partial<Record<Language, string>> = { he: 'windows-1255', ru: 'windows-1251' };

/**
 * A file as a spreadsheet saved it: in Unicode, else as computers of the language do.
 * @example
 * textOf(new Uint8Array([0xe9]), 'fr') // => 'é'
 */
export function textOf(bytes: Uint8Array, lang: Language): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(legacy[lang] ?? 'windows-1252').decode(bytes);
  }
}
