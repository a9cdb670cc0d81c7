import { isRecord } from './isRecord';

/** A telephone number as the store holds it (FORM-34); `e164` when valid, `text` as typed when invalid, so that it is not lost. */
export interface PhoneValue {
  readonly state: 'empty' | 'invalid' | 'valid';
  readonly e164: string | null;
  readonly text?: string;
}

export const NO_PHONE: PhoneValue = { state: 'empty', e164: null };
const INVALID: PhoneValue = { state: 'invalid', e164: null };

/**
 * Reads a telephone number from the wire (+33612345678) or the store. A number claimed valid is checked again.
 * @example
 * readPhoneValue('+33 6 12 34 56 78') // => { state: 'valid', e164: '+33612345678' }
 * readPhoneValue('061234567') // => { state: 'invalid', e164: null }
 * readPhoneValue('') // => { state: 'empty', e164: null }
 */
export function readPhoneValue(raw: unknown): PhoneValue | undefined {
  if (raw === null) return NO_PHONE;
  if (isRecord(raw)) {
    if (raw['state'] === 'empty') return NO_PHONE;
    const read = readPhoneValue(raw['e164'] ?? 'x') ?? INVALID;
    const text = raw['text'];
    return read.state === 'invalid' && typeof text === 'string' ? { ...INVALID, text: text.slice(0, 40) } : read;
  }
  if (typeof raw !== 'string') return undefined;
  const number = raw.replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  if (number === '') return NO_PHONE;
  return /^\+[1-9]\d{5,14}$/.test(number) ? { state: 'valid', e164: number } : INVALID;
}

/**
 * Whether a number that was given is one (FORM-34).
 * @param isPhone whether an international number exists; without it any of the right length does.
 * @example
 * isPhoneValid({ state: 'valid', e164: '+33612345678' }) // => true
 * isPhoneValid({ state: 'valid', e164: '+33612345678' }, () => false) // => false
 */
export function isPhoneValid({ state, e164 }: PhoneValue, isPhone?: (e164: string) => boolean): boolean {
  return state === 'valid' && e164 !== null && (isPhone?.(e164) ?? true);
}
