/**
 * Prevents spreadsheets from reading text as a formula: at the start of a cell, and after characters that some treat as
 * the end of a cell where commas are decimal, quoted or not. Telephone numbers stay as they are.
 * @example
 * formulaSafe('=1+1') // => "'=1+1"
 * formulaSafe('+33612345678') // => '+33612345678'
 */
export const formulaSafe = (cell: string) =>
  isPhone(cell)
    ? cell
    : cell.replace(/(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu, "$1'");

/** In E.164: read as a sum, it is a single number. */
const isPhone = (cell: string) => /^\+\d{6,15}$/.test(cell);

/**
 * Keeps a number that begins with zeros whole, a postcode for one, where a spreadsheet would read it as a number: a formula of nothing
 * but that text.
 * @example
 * zerosKept('06000') // => '="06000"'
 * zerosKept('6000') // => '6000'
 */
export const zerosKept = (cell: string): string => (/^0\d+$/.test(cell) ? `="${cell}"` : cell);

/**
 * The text of a cell that `formulaSafe` made safe, or whose zeros were kept.
 * @example
 * plainCell(formulaSafe('=1+1')) // => '=1+1'
 * plainCell(zerosKept('06000')) // => '06000'
 */
export const plainCell = (cell: string) =>
  /^="(0\d+)"$/.exec(cell)?.[1] ??
  cell.replace(/(^|[;\t\r\n])'(?=(?:(?![\t\r\n])[\s\p{Cc}])*[=+\-@＝＋－＠])|^'(?=[\t\r\n])/gu, '$1');
