import type { Language } from '../../../../contract/common';
import { localeOf } from '../../../../core/money';

/**
 * The size of a file in words, rounded up: nothing looks as if it took no room.
 * @example
 * writeBytes(1_250_000, 'en') // => '1.2 MB'
 */
export function writeBytes(bytes: number, lang: Language): string {
  const [unit, size] =
    bytes >= 1e9
      ? (['gigabyte', 1e9] as const)
      : bytes >= 1e6
        ? (['megabyte', 1e6] as const)
        : (['kilobyte', 1e3] as const);
  const value = unit === 'kilobyte' ? Math.ceil(bytes / size) : bytes / size;
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
}
