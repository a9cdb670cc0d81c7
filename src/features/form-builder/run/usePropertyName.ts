import { type EditedForm, readTranslationKey } from '../../../core/form/editing';
import { useElement } from '../../../runtime/context';
import { useSettingsTexts } from './settingsTexts';
import { languageName } from './languageName';
import { usePeopleTexts } from './usePanelTexts';
import { useWords } from './useWords';

type Named = Readonly<Record<string, string>>;
type Thing = Readonly<Record<string, unknown>>;

/** Things of a form that are named by their ids. */
const things = new Set(['products', 'calendars']);

/**
 * Names of properties and settings where their editors are not at hand, translations too. Suspends until the words have come.
 * @param own names of the settings of what is no form
 */
export function usePropertyName(own?: Named) {
  const { lang } = useElement();
  const names: Named = { ...useSettingsTexts().names, ...own };
  const parts: Named = usePeopleTexts().parts;
  const { nameOf: usualName } = useWords();

  const nameOf = (owner: string, property: string): string => {
    const ofProduct = owner === 'products' ? (names[`product.${property}`] ?? names[property]) : undefined;
    return ofProduct ?? (owner === '' ? names[property] : undefined) ?? usualName(owner, property);
  };
  /** Distinguishes a text from others of its property: the name of a product, a part of a person, a choice. */
  const entryOf = (owner: string, property: string, entry: string, { settings }: EditedForm): string => {
    if (things.has(owner)) return labelOf(settings[owner], entry);
    return property === 'labels' ? (parts[entry] ?? entry) : entry;
  };
  /** A property, or the translation of one, in one line. */
  const fullNameOf = (owner: string, property: string, form: EditedForm): string => {
    const translation = readTranslationKey(property);
    if (!translation) return nameOf(owner, property);
    const [head = '', ...rest] = translation.path.split('.');
    const isThing = owner === '' && things.has(head);
    const last = isThing ? (rest.pop() ?? '') : '';
    const entry = rest.join('.');
    return [
      nameOf(owner, head),
      entry && entryOf(isThing ? head : owner, head, entry, form),
      last && nameOf(head, last),
      languageName(translation.lang, lang),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return { nameOf, entryOf, fullNameOf };
}

function labelOf(list: unknown, id: string): string {
  const label = Array.isArray(list) ? (list as Thing[]).find((one) => one['id'] === id)?.['label'] : undefined;
  return typeof label === 'string' && label !== '' ? label : id;
}
