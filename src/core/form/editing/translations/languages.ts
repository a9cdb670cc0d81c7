import type { Language } from '../../../../contract/terms/languages';
import { baseLanguage, languagesOf } from '../../translations/languagesOf';
import type { Command } from '../commands/command';
import { setCommand } from '../commands/setCommand';
import type { EditedForm } from '../document/editedForm';
import { LANGUAGE, LANGUAGES } from '../document/spoken';

type Spoken = Pick<EditedForm, 'settings'>;

const spokenIn = ({ settings }: Spoken) => ({ language: settings[LANGUAGE], languages: settings[LANGUAGES] });

/**
 * The languages that a form has beside the one that it is written in.
 * @example
 * languagesOfForm({ settings: { '@languages': ['en'] } }) // => ['en']
 */
export const languagesOfForm = (form: Spoken): readonly Language[] => languagesOf(spokenIn(form));

/**
 * The language that a form is written in.
 * @param usual its organisation's
 * @example
 * baseOfForm({ settings: {} }, 'fr') // => 'fr'
 */
export const baseOfForm = (form: Spoken, usual: Language): Language => baseLanguage(spokenIn(form), usual);

const set = (setting: string, value: unknown) => setCommand('', setting, value);
const listed = (languages: readonly Language[]) => set(LANGUAGES, languages.length > 0 ? languages : undefined);

/**
 * Gives a form a further language.
 * @example
 * addLanguage({ settings: {} }, 'en', 'fr').map(({ value }) => value) // => ['fr', ['en']]
 */
export const addLanguage = (form: Spoken, lang: Language, usual: Language): Command[] => [
  set(LANGUAGE, baseOfForm(form, usual)),
  listed([...languagesOfForm(form).filter((other) => other !== lang), lang]),
];

/**
 * Takes a language from a form. Its texts stay aside, and are there again when it comes back.
 * @example
 * removeLanguage({ settings: { '@languages': ['en', 'he'] } }, 'en').map(({ value }) => value) // => [['he']]
 */
export const removeLanguage = (form: Spoken, lang: Language): Command[] => [
  listed(languagesOfForm(form).filter((other) => other !== lang)),
];

/**
 * Says what a form is written in.
 * @example
 * setBase({ settings: { '@languages': ['en', 'he'] } }, 'en').map(({ value }) => value) // => ['en', ['he']]
 */
export const setBase = (form: Spoken, lang: Language): Command[] => [
  set(LANGUAGE, lang),
  listed(languagesOfForm(form).filter((other) => other !== lang)),
];
