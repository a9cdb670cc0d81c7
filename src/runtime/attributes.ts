import { languages, type Language } from '../contract/terms/languages';

/** Turns the text of an attribute into a value, and back when the property of the same name is set. */
export interface AttributeType<T> {
  /** The value when the attribute is absent, empty or wrong; without it the prop is left out. */
  readonly absent?: T;
  /** `undefined` stands for "as if absent". Throws with a sentence for developers when the text makes no sense. */
  parse(text: string): T | undefined;
  /** The attribute's text, `null` to remove it. Types without it store the property's value as is. */
  format?(value: T): string | null;
  /** For the generated documentation. */
  readonly label: string;
}

/** An attribute type whose prop is always there. */
interface SettledAttributeType<T> extends AttributeType<T> {
  readonly absent: T;
}

const present = (text: string) => (text === '' ? undefined : text);

const string: AttributeType<string> = { label: 'string', parse: present, format: String };

/** Bare, empty or any text but "false" means true; absent means false. */
const flag: SettledAttributeType<boolean> = {
  label: 'boolean',
  absent: false,
  parse: (text) => text !== 'false',
  format: (value) => (value ? '' : null),
};

/** Like a flag, but absent means that the element decides. */
const choice: AttributeType<boolean> = { label: 'boolean', parse: flag.parse, format: String };

const number: AttributeType<number> = {
  label: 'number',
  parse(text) {
    if (text.trim() === '') return undefined;
    const value = Number(text);
    if (!Number.isFinite(value)) throw new Error('It is not a number.');
    return value;
  },
  format: String,
};

/** A language tag whose first part is one of ours; other languages count as absent (SITE-08). */
const lang: AttributeType<Language> = {
  label: languages.join(' | '),
  parse: (text) => languages.find((known) => known === text.toLowerCase().split(/[-_]/)[0]),
  format: String,
};

function oneOf<const T extends string>(values: readonly T[], absent: T): SettledAttributeType<T> {
  return {
    label: values.join(' | '),
    absent,
    parse(text) {
      const found = values.find((value) => value === text);
      if (text !== '' && !found) throw new Error(`It must be one of: ${values.join(', ')}.`);
      return found;
    },
    format: String,
  };
}

/**
 * JSON text whose value `read` accepts; it throws a sentence for developers otherwise. The property of the same name takes
 * the value itself and writes no attribute.
 */
function json<T>(read: (value: unknown) => T): AttributeType<T> {
  return { label: 'JSON', parse: (text) => (text === '' ? undefined : read(parseJson(text))) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`It is not valid JSON (${(error as Error).message}).`, { cause: error });
  }
}

/** The kinds of attributes that an element may declare. */
export const attr = { string, flag, choice, number, lang, oneOf, json };

export type AttributeTable = Readonly<Record<string, AttributeType<unknown>>>;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type ValueOf<A> = A extends AttributeType<infer T> ? T : never;

/** Props that a table of attributes gives to the view: camel case; absent ones are left out. */
export type AttributeProps<A> = {
  [Name in keyof A & string as A[Name] extends SettledAttributeType<unknown> ? Camel<Name> : never]: ValueOf<A[Name]>;
} & {
  [Name in keyof A & string as A[Name] extends SettledAttributeType<unknown> ? never : Camel<Name>]?: ValueOf<A[Name]>;
};

/**
 * The property that goes with an attribute.
 * @example
 * propertyName('caisse-id') // => "caisseId"
 */
export const propertyName = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Attributes of every element (ELEM-01). */
export const commonAttributes = {
  org: string,
  'api-host': string,
  'upload-host': string,
  lang,
  currency: string,
  embed: choice,
  'access-id': string,
  'payment-url': string,
  // Read where it is needed (dataLayer.ts), of all elements of the page.
  'data-layer': string,
  theme: oneOf(['light', 'dark', 'auto'], 'light'),
  dev: flag,
} satisfies AttributeTable;

export type CommonProps = AttributeProps<typeof commonAttributes>;
