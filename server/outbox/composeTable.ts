import type { Language } from '../../src/contract/terms/languages';
import { html } from '../text/html';
import { writeLabelled } from './writeLabelled';
import type { Block } from './composeLetter';

/** A row of two columns. */
interface TableRow {
  readonly label: string;
  readonly text: string;
}

/** A table of two columns; as text, a line a row. No block without rows. */
export function composeTable(lang: Language, rows: readonly TableRow[]): Block {
  if (rows.length === 0) return [];
  const cell =
    'padding:8px 0;border-bottom:1px solid #e3e8ec;vertical-align:top;overflow-wrap:anywhere;text-align:inherit';
  return {
    shown: { kind: 'table', rows: [...rows] },
    text: rows.map(({ label, text }) => writeLabelled(lang, label, text)).join('\n'),
    html: html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
      ${rows.map(
        ({ label, text }) =>
          html`<tr>
            <th scope="row" style="${cell};width:40%;font-weight:normal;color:#56646f">${label}</th>
            <td style="${cell};white-space:pre-line" dir="auto">${text}</td>
          </tr>`,
      )}
    </table>`,
  };
}
