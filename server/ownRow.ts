import { HttpError } from './errors';

/**
 * The row, when it is the organisation's (SRV-10).
 * @param what the thing as messages name it: "fund"
 * @throws HttpError 403 for another organisation's, 404 with `code` when there is none
 */
export function ownRow<Row extends { readonly organisationId: string }>(
  row: Row | null | undefined,
  organisationId: string,
  what: string,
  code = `unknown_${what}`,
): Row {
  if (!row) throw new HttpError(404, `There is no such ${what}.`, code);
  if (row.organisationId === organisationId) return row;
  throw new HttpError(403, `This ${what} belongs to another organisation.`, 'forbidden');
}
