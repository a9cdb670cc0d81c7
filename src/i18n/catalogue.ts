import { languages, type Language } from '../contract/terms/languages';

type DeepPartial<T> = {
  [K in keyof T]?: T[K] extends (...args: never[]) => unknown ? T[K] : T[K] extends object ? DeepPartial<T[K]> : T[K];
};

/** Texts of a partially translated language; missing ones fall back to French. */
export interface PartialTexts<T> {
  readonly partial: DeepPartial<T>;
}

/** The texts of one section of the interface in every language, each loaded when it is needed. French has every key. */
export type Catalogue<T> = { readonly fr: () => Promise<T> } & Readonly<
  Record<Exclude<Language, 'fr'>, () => Promise<T | PartialTexts<T>>>
>;

/** Loads the texts of a section; keys that a partial translation lacks come in French, one by one (I18N-01). */
export async function loadTexts<T extends object>(catalogue: Catalogue<T>, lang: Language): Promise<T> {
  const texts: T | PartialTexts<T> = await catalogue[lang]();
  return 'partial' in texts ? withFallback(await catalogue.fr(), texts.partial) : texts;
}

/** Several sections as one: each under the name that it is given. */
export function joinTexts<T extends Readonly<Record<string, object>>>(parts: {
  readonly [K in keyof T]: Catalogue<T[K]>;
}): Catalogue<T> {
  const load = async (lang: Language) => {
    const named = Object.entries<Catalogue<object>>(parts);
    const loaded = await Promise.all(named.map(async ([name, part]) => [name, await loadTexts(part, lang)] as const));
    return Object.fromEntries(loaded) as T;
  };
  return Object.fromEntries(languages.map((lang) => [lang, () => load(lang)])) as Catalogue<T>;
}

/** Two sections as one: groups of the same name are put together. */
export function mergeTexts<A extends object, B extends object>(
  one: Catalogue<A>,
  other: Catalogue<B>,
): Catalogue<A & B> {
  const load = async (lang: Language) => {
    const [first, second] = await Promise.all([loadTexts(one, lang), loadTexts(other, lang)]);
    return together(first, second) as A & B;
  };
  return Object.fromEntries(languages.map((lang) => [lang, () => load(lang)])) as Catalogue<A & B>;
}

/** All keys of both; a group that both have has those of both. */
function together(one: unknown, other: unknown): unknown {
  if (!isGroup(one) || !isGroup(other)) return one ?? other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, together(one[key], other[key])]));
}

/** `texts` where it has a key, `fallback` elsewhere, group by group and key by key. */
export function withFallback<T extends object>(fallback: T, texts: DeepPartial<T>): T {
  const merge = (whole: unknown, part: unknown): unknown => {
    if (part === undefined) return whole;
    if (!isGroup(whole) || !isGroup(part)) return part;
    return Object.fromEntries(Object.entries(whole).map(([key, text]) => [key, merge(text, part[key])]));
  };
  return merge(fallback, texts) as T;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The direction that a language is written in (I18N-01). */
export function directionOf(lang: Language): 'ltr' | 'rtl' {
  return lang === 'he' ? 'rtl' : 'ltr';
}

/** Forms of a noun by number; a language gives those that it has, `other` at least. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rules = new Map<Language, Intl.PluralRules>();

/** The form that goes with `count` in that language; the number itself is not in it. */
export function plural(lang: Language, count: number, forms: PluralForms): string {
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(lang)));
  return forms[rule.select(count)] ?? forms.other;
}

/**
 * A Hebrew prefix before a word or number; a maqaf only if it does not begin with a Hebrew letter (I18N-03).
 * @example
 * hebrewPrefix('ל', 'Orgkit') // => 'ל־Orgkit'
 * hebrewPrefix('ל', 'קהילה') // => 'לקהילה'
 */
export const hebrewPrefix = (prefix: string, word: string): string =>
  `${prefix}${/^[\u0590-\u05ff]/.test(word) ? '' : '־'}${word}`;
