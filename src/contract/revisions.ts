import * as v from 'valibot';
import { pageEntries } from './common';

/** A number in an address. */
export const revisionNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be the number of a revision'),
  v.transform(Number),
);
/** Name of the token or account that saved it; null for those from before that was kept. */
export const savedBy = v.nullable(v.string());
/** A revision as lists have it. */
export const listedRevision = v.object({ revision: v.number(), by: savedBy, at: v.string() });
/** Query of a list of revisions. */
export const revisionEntries = { ...pageEntries, before: v.optional(revisionNumber) };
