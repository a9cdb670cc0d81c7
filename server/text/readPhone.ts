import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number in E.164, or null when no such number can exist. `number`: digits, with or without the leading "+" (PAY-13).
 * By the same tables as the browser's: finer ones refuse numbers that the form has accepted, such as those of ranges
 * that were opened lately.
 */
export function readPhone(number: string): string | null {
  const digits = number.replace(/\s/g, '');
  const phone = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+${digits}`, { extract: false });
  return phone?.isValid() ? phone.number : null;
}
