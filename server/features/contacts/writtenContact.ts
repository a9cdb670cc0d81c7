import type * as v from 'valibot';
import type { createContactRequest } from '../../../src/contract/records/contacts';
import { noDetails } from './blankContact';
import { isEmail } from '../../../src/core/text';
import { malformed } from '../../errors';
import { parsePhone } from '../../guard/person';
import type { ContactDbRow } from './contactStore';

type Given = Omit<v.InferOutput<typeof createContactRequest>, 'id'>;

/** A contact with the given changes; absent keys stay. @throws HttpError 400 for a malformed address or number */
export function writtenContact(row: Pick<ContactDbRow, 'details' | 'reach'>, given: Given, country: string) {
  const { emails = row.reach.emails, tels = row.reach.tels, ...told } = given;
  const keys = Object.keys(noDetails) as (keyof typeof noDetails)[];
  const changes = Object.fromEntries(keys.flatMap((key) => (told[key] === undefined ? [] : [[key, told[key]]])));
  const details = { ...row.details, ...changes };
  const reach = {
    emails: emails.map((email, index) => {
      if (!isEmail(email.trim())) throw malformed(`emails.${index}`, 'must be an e-mail address');
      return email.trim();
    }),
    tels: tels.map((tel, index) => {
      const number = row.reach.tels.includes(tel) ? tel : parsePhone(tel, country);
      if (number === null) throw malformed(`tels.${index}`, 'must be a telephone number');
      return number;
    }),
  };
  const isNobody = [details.nom, details.prenom, details.raison, ...reach.emails, ...reach.tels].every((text) => !text);
  if (isNobody) throw malformed('nom', 'must be given, or an e-mail address or telephone number');
  return {
    details: { ...details, tags: [...new Set(details.tags)] },
    reach: { emails: [...new Set(reach.emails)], tels: [...new Set(reach.tels)] },
  };
}
