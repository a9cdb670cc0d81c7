import type { Language } from '../../contract/terms/languages';

/** Files by what needs them, and by that and a language its texts. */
export type Chunks = Readonly<Record<string, readonly string[]>>;

/** The nonce of the page's script policy, if it has one. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
const started: string[] = [];

/** No URL: pages name variables of theirs so (HTTP-05). */
export const addressOf = (file: string): string => import.meta.url.replace(/[^/]*([?#].*)?$/, file);

/** Starts files before the one that asks for them has come. */
export function preload(chunks: Chunks, needed: string, lang: Language | undefined): void {
  for (const file of [needed, `${needed} ${lang}`].flatMap((name) => chunks[name] ?? [])) {
    if (started.includes(file)) continue;
    started.push(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = nonce;
    link.href = addressOf(file);
    document.head.append(link);
  }
}
