import type { ContactReach } from '../../../src/contract/records/contacts';
import { isEmail } from '../../../src/core/text';
import { parsePhone } from '../../guard/person';
import type { Said } from './said';

/** How a record says that its person is reached: what is no address and no number is left out. */
export function reachOf({ email = '', tel = '' }: Pick<Said, 'email' | 'tel'>, country: string): ContactReach {
  const number = tel.trim() === '' ? null : parsePhone(tel, country);
  return { emails: isEmail(email.trim()) ? [email.trim()] : [], tels: number === null ? [] : [number] };
}
