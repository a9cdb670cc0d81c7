import { toMinor, type Minor } from '../src/core/money';
import { malformed } from './errors';

/** What an administrator typed, in minor units. @throws HttpError 400 that names `path` for an amount out of bounds */
export function minorAmount(units: number, devise: string, path: string): Minor {
  try {
    return toMinor(units, devise);
  } catch {
    throw malformed(path, 'is too large');
  }
}
