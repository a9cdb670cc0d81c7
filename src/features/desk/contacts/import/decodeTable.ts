import type { Language } from '../../../../contract/common';
import { importLimits } from '../../../../contract/terms/importedPerson';
import { readCsv, separatorOf, type CsvRecord } from '../../../../core/csv';
import { guessColumns } from './guessColumns';

/** What spreadsheets save where they do not save Unicode, by the country they are set to. */
export const legacyEncodings = ['windows-1252', 'windows-1255', 'windows-1251'] as const;
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | (typeof legacyEncodings)[number];

const usual: Partial<Record<Language, Encoding>> = { he: 'windows-1255', ru: 'windows-1251' };

/**
 * How the bytes of a text file are to be read: as they say by their first bytes, as UTF-8 where all of them fit, else as most names
 * of its columns are known, or as computers of the language save texts.
 * @example
 * encodingOf(new Uint8Array([0xff, 0xfe, 0x61, 0]), 'fr') // => 'utf-16le'
 * encodingOf(new Uint8Array([0xe9]), 'fr') // => 'windows-1252'
 */
export function encodingOf(bytes: Uint8Array, lang: Language): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return likeliest(bytes, usual[lang] ?? 'windows-1252');
  }
}

/** The encoding in which most columns have a known name; where as many have in another one, `own`. */
function likeliest(bytes: Uint8Array, own: Encoding): Encoding {
  const head = bytes.subarray(0, bytes.indexOf(0x0a) + 1);
  const knownIn = (encoding: Encoding) => {
    const [names] = readCsv(new TextDecoder(encoding).decode(head)) ?? [];
    return guessColumns(names?.cells ?? []).filter((column) => column !== '').length;
  };
  return legacyEncodings.reduce((best, one) => (knownIn(one) > knownIn(best) ? one : best), own);
}

/** A table with names of columns in its first line. */
export interface Table {
  readonly separator: string;
  readonly headers: readonly string[];
  readonly rows: readonly CsvRecord[];
}
/** `workbook`: a spreadsheet's own file. `quote`: a quoted cell does not end. */
export type TableProblem = 'workbook' | 'quote' | 'empty' | 'many';

/** Reads a table, or says why it cannot be read. */
export function decodeTable(bytes: Uint8Array, encoding: Encoding): Table | TableProblem {
  // Zip archives, as .xlsx and .ods are.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'workbook';
  // Old programs fill fields up with the control code 0, which is no text.
  const text = new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');
  const records = readCsv(text);
  if (records === null) return 'quote';
  const [head, ...rows] = records;
  if (!head || rows.length === 0) return 'empty';
  if (rows.length > importLimits.people) return 'many';
  const width = records.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  return { separator: separatorOf(text), headers: head.cells.slice(0, width), rows };
}

/** Without the empty cells at its end: spreadsheets may save thousands. */
const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
