/**
 * What a spreadsheet would take for a formula becomes text: at the start of a cell, and after what ends a cell for some of them,
 * where commas are decimal, whatever quotes stand around it. A telephone number is none, and stays as it is.
 */
export const formulaSafe = (cell: string) =>
  isPhone(cell)
    ? cell
    : cell.replace(/(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu, "$1'");

/** As E.164 writes it: whatever reads it as a sum finds one number. */
const isPhone = (cell: string) => /^\+\d{6,15}$/.test(cell);
