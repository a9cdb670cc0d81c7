import type { Queries } from '../../../db/database';
import type { LinkRow } from '../link/linkStore';
import { readLinkPayer } from '../link/linkUse';
import { senderOf } from '../link/senderOf';
import { keyOfSubmission, type IntentRow } from './intentStore';

/** The payer that a checkout knows: its link's, or who sent the form that the intent was made for, by nobody else. */
export async function readKnownPayer(
  queries: Queries,
  { intent, link }: { readonly intent: IntentRow | null; readonly link: LinkRow | null },
): Promise<LinkRow['payer']> {
  if (link) return readLinkPayer(queries, link);
  const { type, typeId } = intent?.config ?? {};
  if (!intent || type !== 'FORM' || !typeId || intent.idempotencyKey !== keyOfSubmission(typeId)) return null;
  return senderOf(queries, intent.organisationId, typeId);
}
