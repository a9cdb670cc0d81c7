import { HttpError } from './errors';

/**
 * The row that was looked for among an organisation's own.
 * @param what the thing's name in messages: "fund"
 * @throws HttpError 404 with `code` if there is none
 */
export function requireRow<Row>(row: Row | null | undefined, what: string, code = `unknown_${what}`): Row {
  if (row) return row;
  throw new HttpError(404, `There is no such ${what}.`, code);
}

/**
 * The row, when it is the organisation's (SRV-10): another one's is as unknown as one that is not there.
 * @param what the thing's name in messages: "fund"
 * @throws HttpError 404 with `code`
 */
export const requireOwned = <Row extends { readonly organisationId: string }>(
  row: Row | null | undefined,
  organisationId: string,
  what: string,
  code = `unknown_${what}`,
): Row => requireRow(row?.organisationId === organisationId ? row : null, what, code);
