import { minor, toMinor, type Minor, type Units } from '../src/core/money';
import { malformed } from './errors';

/** An administrator's amount, in minor units. @throws HttpError 400 naming `path` if out of bounds */
export function parseAmount(units: Units, devise: string, path: string): Minor {
  try {
    return toMinor(units, devise);
  } catch {
    throw malformed(path, 'is too large');
  }
}

/** For `mapWith`: an amount that SQL has reckoned. Sums of bigint are numeric, which drivers give as text. */
export const asMinor = (value: unknown): Minor => minor(Number(value));
