import type { Language } from '../../../contract/terms/languages';
import type { Block, FormDocument } from '../schema/formDocument';
import { isRecord } from '../values/isRecord';
import { languagesOf } from './languagesOf';
import { TEXTS, THINGS } from './translatable';
import { isTranslation, translationKey } from './translationKey';

type Json = Readonly<Record<string, unknown>>;
/** The translation of a text with this path; undefined for none. */
type Translate = (path: string) => string | undefined;

/**
 * A document in one of its languages, as if it were written in it: version 1, without the others. A text that is not
 * translated stays, one that the document has not is in no language, and nothing else changes: neither values that are
 * stored nor keys.
 * @example
 * documentIn({ schemaVersion: 2, languages: ['en'], children: [{ id: 'b1', type: 'submit', props: { label: 'Envoyer', 'label@en': 'Send' }, children: [] }] }, 'en') // => { schemaVersion: 1, children: [{ id: 'b1', type: 'submit', props: { label: 'Send' }, children: [] }] }
 */
export function documentIn(document: FormDocument, lang: Language): FormDocument {
  if (!languagesOf(document).includes(lang)) return document;
  const { language: _language, languages: _languages, translations, ...rest } = document;
  const methods = labelsIn(translations, 'paiementMethods', lang);
  const given = isRecord(rest.methodLabels) ? rest.methodLabels : {};
  return {
    ...rest,
    schemaVersion: 1,
    ...(methods.length > 0 && { methodLabels: { ...given, ...Object.fromEntries(methods) } }),
    children: document.children.map((block) => blockIn(block, lang)),
  };
}

/**
 * The settings of a form in one of the languages of its document.
 * @example
 * settingsIn({ title: 'Gala', products: [{ id: 'P1', label: 'Place' }] }, { languages: ['en'], translations: { 'products.P1.label@en': 'Ticket' } }, 'en') // => { title: 'Gala', products: [{ id: 'P1', label: 'Ticket' }] }
 */
export function settingsIn(
  settings: Json,
  document: Pick<FormDocument, 'language' | 'languages' | 'translations'>,
  lang: Language,
): Json {
  if (!languagesOf(document).includes(lang)) return settings;
  const translate = translationsIn(document.translations, lang);
  const things = THINGS.flatMap((name) => {
    const list = settings[name];
    const of =
      (thing: Json): Translate =>
      (path) =>
        translate(`${name}.${String(thing['id'])}.${path}`);
    const one = (thing: unknown) => (isRecord(thing) ? thingIn(thing, of(thing)) : thing);
    return Array.isArray(list) ? [[name, (list as unknown[]).map(one)] as const] : [];
  });
  return { ...textsIn(settings, translate), ...Object.fromEntries(things) };
}

/** A product has texts in `renderOptions` too. */
function thingIn(thing: Json, translate: Translate): Json {
  const { renderOptions } = thing;
  const shown = textsIn(thing, translate);
  return isRecord(renderOptions) ? { ...shown, renderOptions: textsIn(renderOptions, translate) } : shown;
}

function blockIn(block: Block, lang: Language): Block {
  return { ...block, props: propsIn(block.props, lang), children: block.children.map((child) => blockIn(child, lang)) };
}

function propsIn(props: Json, lang: Language): Json {
  const { items, values, labels } = props;
  const choices = Array.isArray(values) ? labelsIn(props, 'values', lang) : [];
  const parts = labelsIn(props, 'labels', lang);
  return {
    ...withoutTranslations(textsIn(props, translationsIn(props, lang))),
    ...(choices.length > 0 && { choiceLabels: Object.fromEntries(choices) }),
    ...(isRecord(labels) && { labels: { ...labels, ...Object.fromEntries(parts.filter(([part]) => part in labels)) } }),
    ...(Array.isArray(items) && {
      items: (items as unknown[]).map((item) => (isRecord(item) ? propsIn(item, lang) : item)),
    }),
  };
}

function translationsIn(translations: unknown, lang: Language): Translate {
  return (path) => {
    const text = isRecord(translations) ? translations[translationKey(path, lang)] : undefined;
    return isText(text) ? text : undefined;
  };
}

const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

const textsIn = (owner: Json, translate: Translate): Json =>
  Object.fromEntries(
    Object.entries(owner).map(([name, text]) => [
      name,
      TEXTS.has(name) && isText(text) ? (translate(name) ?? text) : text,
    ]),
  );

const withoutTranslations = (owner: Json): Json =>
  Object.fromEntries(Object.entries(owner).filter(([name]) => !isTranslation(name)));

/** The translations of the entries of a list or map, by entry. */
function labelsIn(translations: unknown, name: string, lang: Language): (readonly [string, string])[] {
  const [before, after] = [`${name}.`, translationKey('', lang)];
  return Object.entries(isRecord(translations) ? translations : {}).flatMap(([key, text]) =>
    key.startsWith(before) && key.endsWith(after) && isText(text)
      ? [[key.slice(before.length, -after.length), text] as const]
      : [],
  );
}
