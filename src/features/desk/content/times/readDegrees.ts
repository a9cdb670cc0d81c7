import type { EditValue } from '../../editing/useEdits';

/**
 * Degrees as they are typed, with a point or a comma; NaN for anything else.
 * @example
 * readDegrees('48,8534') // => 48.8534
 * readDegrees('-3.70') // => -3.7
 * readDegrees('12°') // => NaN
 */
export const readDegrees = (typed: EditValue): number =>
  /^-?\d+([.,]\d+)?$/.test(String(typed).trim()) ? Number(String(typed).trim().replace(',', '.')) : NaN;
