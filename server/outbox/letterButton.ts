import type { Language } from '../../src/contract/common';
import { html } from '../text/html';
import type { Block } from './composeLetter';
import { writeLabelled } from './writeLabelled';

const BUTTON =
  'display:inline-block;padding:12px 24px;background:#0b6f82;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none';

/** A link that looks like a button; in plain text its words and address. */
export const letterButton = (lang: Language, label: string, url: string): Block => ({
  shown: { kind: 'button', label },
  text: writeLabelled(lang, label, url),
  html: html`<p style="margin:0 0 16px"><a href="${url}" style="${BUTTON}">${label}</a></p>`,
});
