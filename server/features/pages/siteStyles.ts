import { createHash } from 'node:crypto';
import type { PageStyles, Renderer } from '../../../src/contract/render';
import { PAGE_TYPES } from '../../../src/contract/terms/pageTypes';
import documentCss from './site.css';

type Of = Parameters<PageStyles>[0];

interface Sheet {
  readonly text: string;
  readonly hash: string;
}

const known = new WeakMap<Renderer, Map<Of, Promise<Sheet>>>();

/** The style sheet of all pages, or of a type, read once. */
function sheetOf(renderer: Renderer, of: Of): Promise<Sheet> {
  const sheets = known.get(renderer) ?? new Map<Of, Promise<Sheet>>();
  known.set(renderer, sheets);
  const sheet = sheets.get(of) ?? read(renderer, of);
  sheets.set(of, sheet);
  sheet.catch(() => sheets.delete(of));
  return sheet;
}

async function read(renderer: Renderer, of: Of): Promise<Sheet> {
  const own = await renderer.pageStyles(of);
  const text = of === 'all' ? `${documentCss}\n${own}` : own;
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

/** Its address, which changes with its content; null if it is empty. */
export async function styleAddress(renderer: Renderer, of: Of): Promise<string | null> {
  const { text, hash } = await sheetOf(renderer, of);
  return text === '' ? null : `/assets/site/${of.toLowerCase()}-${hash}.css`;
}

/** The text of an address made by `styleAddress`, and whether it is that very version; null if it is none. */
export async function styleAt(renderer: Renderer, name: string): Promise<(Sheet & { isThis: boolean }) | null> {
  const [, of = '', hash] = /^([a-z_]+)-(\w{12})\.css$/.exec(name) ?? [];
  const one = [...PAGE_TYPES, 'all' as const, 'blocks' as const].find((type) => type.toLowerCase() === of);
  if (!one) return null;
  const sheet = await sheetOf(renderer, one);
  return { ...sheet, isThis: sheet.hash === hash };
}
