import { type Language, languages } from '../../../../contract/terms/languages';
import type { Block } from '../../schema/formDocument';
import { TEXTS, THINGS } from '../../translations/translatable';
import { translationKey } from '../../translations/translationKey';
import { isRecord } from '../../values/isRecord';
import type { EditedForm } from '../document/editedForm';
import { allBlocks } from '../document/tree';
import { kindEditors } from '../kinds/kindEditors';
import type { EditedProperty } from '../panel/propertiesOf';
import { settingProperties } from '../panel/settingProperties';
import { absences } from '../document/absences';
import { type FormText, isText } from './formText';
import { languagesOfForm } from './languages';

type Json = Readonly<Record<string, unknown>>;
/** Facts about a property of a block or a setting. */
interface Described {
  readonly format: EditedProperty['format'];
  readonly isTranslatable?: true | undefined;
}
type Place = Pick<FormText, 'block' | 'owner'>;

/**
 * All texts of a form that visitors read, its own first, then those of its blocks in order (BUILD-48).
 * @example
 * textsOf(edited([node('text', { label: 'Nom', 'label@en': 'Name' })])).map(({ block, path, base, translations }) => [block, path, base, translations]) // => [['b1', 'label', 'Nom', { en: 'Name' }]]
 */
export const textsOf = (form: EditedForm): FormText[] => [
  ...settingTexts(form.settings),
  ...allBlocks(form.document).flatMap(blockTexts),
];

/**
 * The texts that a form does not have in one of its languages. What visitors do not see is not missing.
 * @example
 * missingTexts(edited([node('text', { label: 'Nom' })]), 'en').map(({ path }) => path) // => ['label']
 */
export function missingTexts(form: EditedForm, lang: Language, texts = textsOf(form)): FormText[] {
  const absent = absences(form);
  return texts.filter(({ block, translations }) => translations[lang] === undefined && !absent.has(block));
}

/**
 * For each language of a form that lacks texts: how many, and the first.
 * @example
 * untranslated(edited([node('text', { label: 'Nom' })], { '@languages': ['en'] })).map(({ lang, count }) => [lang, count]) // => [['en', 1]]
 */
export function untranslated(form: EditedForm) {
  const spoken = languagesOfForm(form);
  const texts = spoken.length > 0 ? textsOf(form) : [];
  return spoken.flatMap((lang) => {
    const missing = missingTexts(form, lang, texts);
    return missing[0] ? [{ lang, count: missing.length, first: missing[0] }] : [];
  });
}

function settingTexts(settings: Json): FormText[] {
  const place = { block: '', owner: '' };
  return settingProperties.flatMap(({ name, items, ...editor }): FormText[] => {
    if (editor.isTranslatable) return ownTexts(settings, name, editor, place);
    if (!THINGS.some((list) => list === name)) return [];
    const things = Array.isArray(settings[name]) ? (settings[name] as unknown[]) : [];
    return things.filter(isRecord).flatMap((thing): FormText[] => {
      const entry = String(thing['id']);
      const described = [...items, ...Object.entries(shownTexts).map(([key, value]) => ({ name: key, ...value }))];
      const shown = isRecord(thing['renderOptions']) ? thing['renderOptions'] : {};
      return described.flatMap((inner) => {
        const base = thing[inner.name] ?? shown[inner.name];
        if (!inner.isTranslatable || !isText(base)) return [];
        const path = `${name}.${entry}.${inner.name}`;
        return [
          textOf(settings, path, { ...place, owner: name, property: inner.name, entry, format: inner.format, base }),
        ];
      });
    });
  });
}

/** Texts of the `renderOptions` of products. */
const shownTexts: Readonly<Record<string, Described>> = Object.fromEntries(
  ['selectPrefix', 'selectProductName', 'selectProductNameMulti', 'checkboxLabel'].map((name) => [
    name,
    { format: 'text', isTranslatable: true },
  ]),
);

function blockTexts({ id: block, type: owner, props }: Block): FormText[] {
  return Object.entries(kindEditors.get(owner)?.properties ?? {}).flatMap(([name, editor]): FormText[] => {
    if (editor.isTranslatable) return ownTexts(props, name, editor, { block, owner });
    const { items = {} } = editor;
    const list = Array.isArray(props[name]) ? (props[name] as unknown[]) : [];
    return list.flatMap((one, index) =>
      Object.entries(items).flatMap(([inner, { format, isTranslatable }]) => {
        const base = isRecord(one) && isTranslatable ? one[inner] : undefined;
        if (!isRecord(one) || !isText(base)) return [];
        const place = { block, owner, property: inner, entry: String(index + 1), format, base };
        return [{ ...textOf(one, inner, place), path: `${name}.${index}.${inner}`, item: { list: name, index } }];
      }),
    );
  });
}

/** The texts of a property: itself, its values, or the labels of its parts. */
function ownTexts(holder: Json, property: string, { format }: Described, place: Place): FormText[] {
  const value = holder[property];
  const told = { ...place, property };
  if (Array.isArray(value))
    return [...new Set(value.filter(isText))].map((base) =>
      textOf(holder, `${property}.${base}`, { ...told, entry: base, format: 'text', base }),
    );
  if (isRecord(value))
    return Object.entries(value).flatMap(([entry, base]) =>
      isText(base) ? [textOf(holder, `${property}.${entry}`, { ...told, entry, format: 'text', base })] : [],
    );
  return isText(value) && TEXTS.has(property)
    ? [textOf(holder, property, { ...told, entry: '', format, base: value })]
    : [];
}

type Told = Omit<FormText, 'path' | 'translations' | 'item' | 'format'> & Pick<Described, 'format'>;

function textOf(holder: Json, path: string, { format, ...told }: Told): FormText {
  const translations = languages.flatMap((lang) => {
    const text = holder[translationKey(path, lang)];
    return isText(text) ? [[lang, text] as const] : [];
  });
  return {
    ...told,
    path,
    format: format === 'longText' || format === 'richText' ? format : 'text',
    translations: Object.fromEntries(translations),
    item: null,
  };
}
