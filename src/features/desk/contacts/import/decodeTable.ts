import type { Language } from '../../../../contract/common';
import { importLimits } from '../../../../contract/terms/importedPerson';
import { readCsv, separatorOf, type CsvRecord } from '../../../../core/csv';

/** What spreadsheets save where they do not save Unicode, by the country they are set to. */
export const legacyEncodings = ['windows-1252', 'windows-1255', 'windows-1251'] as const;
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | (typeof legacyEncodings)[number];

const usual: Partial<Record<Language, Encoding>> = { he: 'windows-1255', ru: 'windows-1251' };

/**
 * How the bytes of a text file are to be read: as they say by their first bytes, as UTF-8 where all of them fit, else as computers
 * of the language save texts.
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
    return usual[lang] ?? 'windows-1252';
  }
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
  const text = new TextDecoder(encoding).decode(bytes);
  const records = readCsv(text);
  if (records === null) return 'quote';
  const [head, ...rows] = records;
  if (!head || rows.length === 0) return 'empty';
  return rows.length > importLimits.people ? 'many' : { separator: separatorOf(text), headers: head.cells, rows };
}
