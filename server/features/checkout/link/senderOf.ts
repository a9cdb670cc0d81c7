import { and, eq } from 'drizzle-orm';
import { PAYER_LIMITS } from '../../../../src/contract/terms/payerLimits';
import type { Queries } from '../../../db/database';
import { formSubmissions } from '../../../db/schema';
import type { LinkRow } from './linkStore';

const fields = ['prenom', 'nom', 'email', 'tel', 'adresse', 'postal', 'ville', 'pays'] as const;

/** A form's sender as its payer, from the answers of its identity block (LINK-08). */
export async function senderOf(
  queries: Queries,
  organisationId: string,
  submissionId: string,
): Promise<LinkRow['payer']> {
  const [row] = await queries
    .select({ values: formSubmissions.values })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.organisationId, organisationId), eq(formSubmissions.id, submissionId)));
  const identity = row?.values.identity;
  if (!identity) return null;
  const { homme } = identity;
  const texts = fields.flatMap((key) => {
    const value = identity[key];
    // A payment takes shorter texts than some forms.
    return typeof value === 'string' && value !== '' && value.length <= PAYER_LIMITS[key]
      ? [[key, value] as const]
      : [];
  });
  return { ...(typeof homme === 'boolean' && { homme }), ...Object.fromEntries(texts) };
}
