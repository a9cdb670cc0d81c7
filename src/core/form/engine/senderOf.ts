import { saidDate, type SaidDate } from '../../contact';
import { isRecord } from '../values/isRecord';
import type { PersonPart } from '../values/personParts';
import { type Answer, answersOf } from './answers';
import type { CompiledForm } from './compileFormWith';
import { emailOf } from './emailOf';
import type { FormPayload } from './submission';

/** A form's sender, as far as its answers tell. */
export interface Sender {
  readonly email: string;
  readonly tel: string;
  readonly prenom: string;
  readonly nom: string;
  readonly prenomHE: string;
  readonly adresse: string;
  readonly postal: string;
  readonly ville: string;
  readonly pays: string;
  readonly dates: readonly SaidDate[];
}

const OWN = ['identity', 'contact'];

/**
 * A form's sender: the person of its identity block, else of its first contact block, with the address for copies (FPAGE-02)
 * and the birthdays and memorials among its answers.
 * @example
 * senderOf(compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'mail', kind: 'email' } }] }), { currency: 'eur' }), { extra: { '[TEXT]_mail': 'ana@mail.org' } }).email // => 'ana@mail.org'
 */
export function senderOf(form: CompiledForm, payload: FormPayload): Sender {
  const answers = answersOf(form, payload);
  const people = peopleIn(answers);
  const own = OWN.map((type) => people.find((person) => person.type === type)).find(Boolean);
  const part = (name: PersonPart) => own?.parts.get(name);
  const say = (name: PersonPart) => textOf(part(name));
  const tel = part('tel');
  return {
    email: emailOf(form, payload) ?? '',
    tel: isRecord(tel) ? textOf(tel['e164']) : textOf(tel),
    prenom: say('prenom'),
    nom: say('nom'),
    prenomHE: say('prenomHE'),
    adresse: say('adresse'),
    postal: say('postal'),
    ville: say('ville'),
    pays: say('pays'),
    dates: [
      ...people.flatMap((person) => datesOf(person, person === own)),
      ...answers.flatMap(({ type, value }) => (type === 'birthDate' ? saidDate('birthday', '', value) : [])),
    ],
  };
}

interface Told {
  readonly type: string | null;
  readonly parts: ReadonlyMap<PersonPart, unknown>;
}

function peopleIn(answers: readonly Answer[]): Told[] {
  const people = new Map<string, { type: string | null; parts: Map<PersonPart, unknown> }>();
  for (const { key, part, type, value } of answers) {
    if (part === null) continue;
    const whose = key.slice(0, key.lastIndexOf('.'));
    const person = people.get(whose) ?? { type, parts: new Map() };
    people.set(whose, person);
    person.parts.set(part, value);
  }
  return [...people.values()];
}

function datesOf({ type, parts }: Told, isSender: boolean): SaidDate[] {
  const name = [textOf(parts.get('prenom')), textOf(parts.get('nom'))].filter(Boolean).join(' ');
  if (type === 'hazkara') {
    const atNight = parts.get('deceasedHour') === 'NIGHT';
    return saidDate('hazkara', name || textOf(parts.get('prenomHE')), parts.get('deceasedDate'), atNight);
  }
  return saidDate('birthday', isSender ? '' : name, parts.get('ddn'));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
