/**
 * Text with one kind of space: browsers differ in which narrow ones they put into dates and amounts, and a page that the
 * server wrote would be drawn anew.
 * @example
 * evenSpaces('1\u202f234,50\u202f€') // => '1\u00a0234,50\u00a0€'
 */
export const evenSpaces = (text: string): string => text.replace(/[\u202f\u2009]/g, '\u00a0');
