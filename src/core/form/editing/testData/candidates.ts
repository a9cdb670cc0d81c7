import { ONLINE } from '../../blocks/order/paymentMethod';
import type { CompiledBlock } from '../../engine/compileFormWith';
import type { DatePicker } from '../../values/dateValues';
import type { FieldSpec } from '../../values/fieldSpec';

/** Words that test data is made of, in the language of the form. */
export interface TestWords {
  /** First and last names; one at least. */
  readonly people: readonly (readonly [string, string])[];
  readonly city: string;
  readonly street: string;
  readonly text: string;
  readonly longText: string;
}

interface Surroundings {
  readonly country: string;
  readonly now: string;
  readonly words: TestWords;
  /** Which person it is. */
  readonly person: number;
}

type Make = (props: Readonly<Record<string, unknown>>, around: Surroundings, field: FieldSpec) => readonly unknown[];

const mail = (person: number) => (person === 0 ? 'dana@example.org' : `dana.${person + 1}@example.org`);
const phone = (person: number) => `+3361234${String(5678 + (person % 1000)).padStart(4, '0')}`;

const TEXTS: Readonly<Record<string, (around: Surroundings) => unknown>> = {
  alphabetic: ({ words }) => words.city,
  alphanumeric: () => 'A12',
  numeric: () => 12,
  phone: ({ person }) => phone(person),
  email: ({ person }) => mail(person),
  url: () => 'https://example.org/',
};

/** Days from today that a filter may take: today itself first. */
const DAYS = [0, 7, 14, -7, -14, -400, 400];

/** Moments beside the present one, as a picker writes them (ENT-06). */
function moments(picker: DatePicker, now: string): string[] {
  const [, offset = 'Z'] = /([+-]\d\d:\d\d|Z)$/.exec(now) ?? [];
  const start = Date.parse(`${now.slice(0, 10)}T10:00:00Z`);
  const days = DAYS.map((day) => new Date(start + day * 86_400_000).toISOString());
  return days.map((at) => {
    if (picker === 'datetime') return `${at.slice(0, 16)}:00${offset}`;
    if (picker === 'time') return at.slice(11, 16);
    return at.slice(0, { date: 10, month: 7, year: 4 }[picker]);
  });
}

function person({ words, person: index, country }: Surroundings, { parts = [] }: FieldSpec): unknown {
  const [first = '', last = ''] = words.people[index % words.people.length] ?? [];
  const [father = ''] = words.people[(index + 1) % words.people.length] ?? [];
  const known: Readonly<Record<string, unknown>> = {
    homme: false,
    prenom: first,
    nom: last,
    email: mail(index),
    tel: phone(index),
    adresse: words.street,
    postal: '75001',
    ville: words.city,
    pays: country,
    _relation: 'AMI',
    ddn: '1990-01-15T11:00:00',
    prenomHE: 'דנה',
    deceasedLocation: words.city,
    deceasedDate: '2010-01-15T11:00:00',
    deceasedHour: 'DAY',
    deceasedPere: father,
    deceasedMere: first,
  };
  return Object.fromEntries(parts.flatMap(({ name }) => (name in known ? [[name, known[name]]] : [])));
}

const FILES: Readonly<Record<string, string>> = { image: 'photo.jpg', pdf: 'document.pdf', zip: 'archive.zip' };

const makers: Readonly<Record<string, Make>> = {
  text: ({ kind }, around) => [TEXTS[String(kind)]?.(around) ?? around.words.text],
  textArea: (_, { words }) => [words.longText],
  checkbox: () => [true],
  select: ({ values, multiple }) => {
    const texts = values as readonly string[];
    return [...(multiple === true ? [texts.slice(0, 2)] : []), ...texts];
  },
  date: ({ picker, range }, { now }) => {
    const all = moments(picker as DatePicker, now);
    return range === true ? [[all[0], all[1]], ...all.map((at) => [at, at])] : all;
  },
  birthDate: () => ['1990-01-15T11:00:00'],
  calendar: (_, { now }) => [moments('datetime', now)[1]],
  upload: ({ type }) => [[{ doc: 'test', name: FILES[String(type)] ?? 'document.pdf' }]],
  identity: (_, around, field) => [person(around, field)],
  contact: (_, around, field) => [person(around, field)],
  child: (_, around, field) => [person(around, field)],
  hazkara: (_, around, field) => [person(around, field)],
  products: () => [1],
  freeAmount: () => [18],
  paymentMethod: () => [ONLINE],
};

/**
 * Values that a field may be filled with for a test, the best first.
 * @example
 * candidatesFor({ kind: { type: 'checkbox' }, props: {} }, {}, {}) // => [true]
 */
export function candidatesFor(
  { kind, props }: Pick<CompiledBlock, 'kind' | 'props'>,
  field: FieldSpec,
  around: Surroundings,
): readonly unknown[] {
  return makers[kind?.type ?? '']?.(props, around, field) ?? [];
}
