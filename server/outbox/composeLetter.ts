import type { Language } from '../../src/contract/common';
import type { MailBlock } from '../../src/contract/organisations/mailWords';
import { isEmail } from '../../src/core/text';
import { directionOf } from '../../src/i18n/catalogue';
import { serverTexts } from '../../src/i18n/server';
import { html, type Html } from '../text/html';
import type { Mail } from './createMailer';

/** The lines of a paragraph, or something else that is shown in one way as text and in another as HTML. */
export type Block = readonly string[] | Special;
interface Special {
  readonly text: string;
  readonly html: Html;
  /** The same as data, for previews. */
  readonly shown: Exclude<MailBlock, { kind: 'text' }>;
}

interface Letter extends Pick<Mail, 'to' | 'copies' | 'replyTo' | 'subject' | 'date' | 'unsubscribe'> {
  readonly lang: Language;
  readonly organisation: { readonly name: string };
  /** Body, without the words at its end. Blocks without lines are left out. */
  readonly blocks: readonly Block[];
  /** The last words; the organisation's name where nothing is said. */
  readonly closing?: readonly Block[];
  /** About a trial, which is stated first (ENT-30). */
  readonly isTrial?: boolean;
}

/** A mail with its blocks. */
export type Composed = Omit<Mail, 'id'> & { readonly blocks: readonly Block[] };

/** A mail from an organisation, with the same content as text and HTML. */
export function composeLetter({
  lang,
  organisation,
  blocks,
  closing = [[organisation.name]],
  isTrial = false,
  ...mail
}: Letter): Composed {
  const { trial } = serverTexts[lang].mail;
  const all = [...(isTrial ? [[trial]] : []), ...blocks, ...closing].filter(
    (block) => 'html' in block || block.length > 0,
  );
  const text = all.map((block) => ('html' in block ? block.text : block.join('\n'))).join('\n\n');
  const subject = isTrial ? `${trial} ${mail.subject}` : mail.subject;
  return { ...mail, subject, fromName: organisation.name, text: `${text}\n`, html: page(lang, all), blocks: all };
}

/** Parses a user-supplied address; null if invalid. */
export const validAddress = (given: string | null | undefined): string | null =>
  given && isEmail(given) ? given : null;

/** Mail programs know tables and style attributes, and little else. */
function page(lang: Language, blocks: readonly Block[]): string {
  const direction = directionOf(lang);
  const card = `width:100%;max-width:560px;background:#ffffff;border-radius:12px;text-align:${direction === 'rtl' ? 'right' : 'left'}`;
  return `<!doctype html>\n${
    html`<html lang="${lang}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
      </head>
      <body style="margin:0;padding:24px 12px;background:#f3f6f8;color:#17222b;font:16px/1.5 Arial,sans-serif">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}">
          <tr>
            <td align="center">
              <table role="presentation" width="560" cellpadding="0" cellspacing="0" style="${card}">
                <tr>
                  <td style="padding:32px;overflow-wrap:anywhere">
                    ${blocks.map((block) =>
                      'html' in block
                        ? block.html
                        : html`<p style="margin:0 0 16px">
                            ${block.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}
                          </p>`,
                    )}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
  }\n`;
}
