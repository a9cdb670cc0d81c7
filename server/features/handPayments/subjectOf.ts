import { and, eq } from 'drizzle-orm';
import type { createPayment as route } from '../../../src/contract/payments/handPayments';
import type { BodyOut } from '../../../src/contract/route';
import { configText } from '../../../src/core/organisation';
import { toMinor, type Minor } from '../../../src/core/money';
import { givesReceipt, receiptFor } from '../../../src/core/payment';
import { serverTexts } from '../../../src/i18n/server';
import type { Queries } from '../../db/database';
import { formSubmissions } from '../../db/schema';
import { malformed } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { FormSubmissionRow } from '../forms/holds/submissionStore';
import { findPayable, type PricingDeps } from '../checkout/price/payable';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** The purpose of money by hand. */
interface Subject {
  readonly label: string;
  readonly cerfa: boolean;
  readonly assoc: string;
  readonly currency: string;
  /** The amount still due for a submission; null where any amount is welcome. */
  readonly rest: Minor | null;
  /** The form that was sent, if it was one of ours. */
  readonly sent: FormSubmissionRow | null;
}

/**
 * The record that money by hand is for: as online (SRV-01), but also of what is closed by now or has no such price, since the
 * money is there. @throws HttpError 400, 404
 */
export async function subjectOf(
  tx: Queries,
  deps: PricingDeps,
  organisation: OrganisationRecord,
  { type, typeId = null }: Pick<BodyOut<typeof route>, 'type' | 'typeId'>,
): Promise<Subject> {
  if ((type === 'GENERAL') !== (typeId === null)) throw malformed('typeId', 'must be given for all but the main fund');
  const sent = type === 'FORM' ? await findSent(tx, organisation.id, typeId) : null;
  const currency = sent?.currency ?? organisation.devise;
  const own = { ...organisation, devise: currency };
  const { caisse, service, submission } = (await findPayable(deps, type)?.find(tx, own, { type, typeId })) ?? {};
  const any = { currency, rest: null, sent };
  switch (type) {
    case 'GENERAL': {
      const label = configText(organisation.config, 'don.main.label') || serverTexts[organisation.language].mainCaisse;
      return { ...any, label, ...receiptFor({ organisation }) };
    }
    case 'CAISSE':
    case 'SERVICE': {
      const record = requireRow((type === 'CAISSE' ? caisse : service) ?? null, type === 'CAISSE' ? 'fund' : 'service');
      return { ...any, label: record.name, ...receiptFor({ organisation, caisse: record }) };
    }
    case 'FORM': {
      const { label, reste, formData } = requireRow(submission ?? null, 'submission');
      const receipt = receiptFor({ organisation, caisse: { cerfa: givesReceipt(formData), assoc: formData.assoc } });
      return { ...any, label, rest: toMinor(reste, currency), ...receipt };
    }
  }
}

async function findSent(tx: Queries, organisationId: string, id: string | null): Promise<FormSubmissionRow | null> {
  const [row] = await tx
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.organisationId, organisationId), eq(formSubmissions.id, id ?? '')));
  return row ?? null;
}
