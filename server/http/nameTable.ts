import type { Response } from 'express';
import type { CsvQuery } from '../../src/contract/common';
import { tableTexts, type TableTexts } from '../../src/i18n/tables';
import { attachment } from './attachment';

/** Names the file of a table: for people by the desk's word, else as programs know it (SRV-34). */
export function nameTable(
  response: Response,
  { headings, lang = 'en' }: Pick<CsvQuery, 'headings' | 'lang'>,
  { plain, table }: { readonly plain: string; readonly table: keyof TableTexts['files'] },
): void {
  const name = headings ? attachment(`${tableTexts[lang].files[table]}.csv`) : `attachment; filename="${plain}.csv"`;
  response.setHeader('Content-Disposition', name);
}
