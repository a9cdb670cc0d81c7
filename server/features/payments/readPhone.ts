import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The number in E.164, or null when no such number can exist. `number`: digits, with or without the leading "+" (PAY-13). */
export function readPhone(number: string): string | null {
  const digits = number.replace(/\s/g, '');
  const phone = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+${digits}`);
  return phone?.isValid() ? phone.number : null;
}
