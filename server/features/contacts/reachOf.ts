import type { ContactReach } from '../../../src/contract/records/contacts';
import { isEmail } from '../../../src/core/text';
import { parsePhone } from '../../guard/person';
import type { Said } from './said';

/** The addresses and numbers in a record; anything else is left out. */
export function reachOf({ email = '', tel = '' }: Pick<Said, 'email' | 'tel'>, country: string): ContactReach {
  const number = tel.trim() === '' ? null : parsePhone(tel, country);
  return { emails: isEmail(email.trim()) ? [email.trim()] : [], tels: number === null ? [] : [number] };
}
