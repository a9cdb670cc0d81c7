/**
 * Assigns what is different. A browser styles the whole document anew when `lang` or `dir` of its root is set, also to what it was.
 * @example
 * const root = { lang: 'fr', dir: 'ltr' };
 * assignChanged(root, { lang: 'he' });
 * root // => { lang: 'he', dir: 'ltr' }
 */
export function assignChanged<T extends object>(target: T, values: Partial<T>): void {
  for (const key of Object.keys(values) as (keyof T)[])
    if (target[key] !== values[key]) Object.assign(target, { [key]: values[key] });
}
