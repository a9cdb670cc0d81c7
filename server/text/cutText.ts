/** A text of so many UTF-16 units at most, without half of a letter at its end: no database keeps one. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
