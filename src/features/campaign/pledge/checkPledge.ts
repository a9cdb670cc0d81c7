import { validatePayer, type FieldCode } from '../../../core/payment';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import { parsePhone } from '../../../ui/phone/parsePhone';
import type { PledgePayer } from '../gift/giftStore';

export const PLEDGE_FIELDS = ['prenom', 'nom', 'email', 'tel'] as const;
export type PledgeField = (typeof PLEDGE_FIELDS)[number];
type PledgeErrors = Partial<Record<PledgeField, FieldCode>>;

const isPledgeField = (field: string): field is PledgeField => PLEDGE_FIELDS.some((name) => name === field);

/** Checks the pledge's fields by the payer rules (PLEDGE-01); numbers are checked once the library has loaded. */
export function checkPledge({ tel, ...texts }: PledgePayer, library: PhoneLibrary | null): PledgeErrors {
  const phone = parsePhone(tel, library);
  const rules = { format: null, isPhone: () => phone.state === 'valid' };
  const found = validatePayer({ ...texts, tel: phone.e164 ?? tel.text }, rules);
  return Object.fromEntries(found.flatMap(({ field, code }) => (isPledgeField(field) ? [[field, code]] : [])));
}
