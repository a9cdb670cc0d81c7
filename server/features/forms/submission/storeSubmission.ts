import { eq } from 'drizzle-orm';
import type { BodyOut } from '../../../../src/contract/route';
import type { submitForm as route } from '../../../../src/contract/forms/formCalls';
import type { SubmissionRules } from '../../../../src/contract/payments/paymentConfig';
import { HOLD_MS } from '../../../../src/core/form';
import { toUnits } from '../../../../src/core/money';
import type { Language } from '../../../../src/contract/terms/languages';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import { formSubmissions } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { BusinessRefusal } from '../../../errors';
import { draftIntent } from '../../checkout/intent/createIntent';
import { insertIntent, keyOfSubmission } from '../../checkout/intent/intentStore';
import { priceConfig } from '../../checkout/price/priceConfig';
import { queueFormMails, queueHeldMail } from './queueFormMails';
import { insertPayableSubmission } from '../../payableSubmissions/payableSubmissionStore';
import { noteBooked } from '../../calendars/noteBooked';
import { claimUploads } from '../../uploads/claimUploads';
import { holdForm } from '../definition/formStore';
import type { OwnedForm } from '../definition/publicForms';
import type { Answers } from './readAnswers';
import { countSubmission } from '../counts/formCounts';
import { type FormSubmissionRow, insertFormSubmission, insertHolds } from '../holds/submissionStore';
import { reserveStockAndSlots } from '../holds/reserveStockAndSlots';
import { announceSubmission } from './announceSubmission';

/** A request's identity, and the language of its answer. */
export interface SubmissionKey {
  readonly key: string;
  readonly hash: string;
  readonly lang: Language;
}

/** Whether the sender must confirm it by a mailed link (SRV-15); paid submissions are confirmed by payment. */
export const needsConfirmation = ({ settings }: OwnedForm['form'], { payable }: Pick<Answers, 'payable'>): boolean =>
  settings.confirmByMail === true && !payable;

/**
 * Stores a submission with its bookings, checkout intent and notifications, in the caller's transaction: all or
 * nothing.
 * @returns null if the key is taken; then roll back the transaction
 * @throws NotAvailableError, BusinessRefusal if it cannot be paid
 */
export async function storeSubmission(
  tx: Queries,
  deps: Pick<Deps, 'config' | 'ids' | 'now' | 'payables'>,
  { form, organisation }: OwnedForm,
  body: BodyOut<typeof route>,
  answers: Answers,
  { key, hash, lang }: SubmissionKey,
): Promise<FormSubmissionRow | null> {
  const id = deps.ids.row();
  const isHeld = needsConfirmation(form, answers);
  const times = { createdAt: deps.now(), updatedAt: deps.now() };
  const { total } = answers.order;
  const { title, paiementType, formData, cerfa } = form.settings;
  const rules: SubmissionRules = {
    ...formData,
    paiementType: paiementType ?? null,
    totalCerfa: cerfa ? toUnits(total, organisation.devise) : 0,
  };
  const payable = {
    id,
    organisationId: organisation.id,
    label: title || form.id,
    total,
    rules,
    active: true,
    ...times,
  };
  const row: FormSubmissionRow = {
    id,
    organisationId: organisation.id,
    mode: answers.mode,
    formId: form.id,
    revision: form.revision,
    values: answers.values,
    slots: [...answers.slots],
    method: answers.method,
    currency: organisation.devise,
    lang,
    accessId: body.accessId ?? null,
    virtualId: body.virtualId ?? null,
    idempotencyKey: key,
    bodyHash: hash,
    intentId: null,
    state: answers.payable ? 'open' : isHeld ? 'held' : 'kept',
    heldUntil: isHeld ? new Date(deps.now().getTime() + HOLD_MS) : null,
    confirmedAt: null,
    contactId: null,
    ...times,
  };
  await holdForm(tx, organisation.id, form.id);
  await insertPayableSubmission(tx, payable);
  if (!(await insertFormSubmission(tx, row))) return null;
  await insertHolds(tx, row, answers.taken);
  await reserveStockAndSlots(tx, deps, row, answers.taken);
  await noteBooked(tx, row, answers.email);
  const claim = { organisationId: organisation.id, submissionId: id, docs: answers.docs };
  if (!(await claimUploads(tx, claim))) throw new BusinessRefusal(serverTexts[lang].forms.upload, 'upload');
  const intentId = answers.payable ? await openIntent(tx, deps, organisation, body, row) : null;
  const named = { organisationId: organisation.id, submissionId: id };
  // Unpaid submissions are announced on payment, held ones on confirmation.
  if (row.state === 'kept') await queueFormMails(tx, deps, named);
  if (row.state === 'held') await queueHeldMail(tx, deps, named);
  else await announceSubmission(tx, deps, row);
  await countSubmission(tx, row, null, row);
  return { ...row, intentId };
}

async function openIntent(
  tx: Queries,
  deps: Pick<Deps, 'config' | 'ids' | 'now' | 'payables'>,
  organisation: OwnedForm['organisation'],
  { returnUrl, accessId }: BodyOut<typeof route>,
  { id, lang, bodyHash }: FormSubmissionRow,
): Promise<string> {
  const asked = { type: 'FORM' as const, typeId: id, lang, accessId, ...(returnUrl !== undefined && { returnUrl }) };
  const priced = await priceConfig(deps, tx, organisation, asked, { stage: 'intent' });
  const named = { idempotencyKey: keyOfSubmission(id), hash: bodyHash };
  const intent = await insertIntent(tx, draftIntent(deps, organisation, asked, priced, named));
  await tx.update(formSubmissions).set({ intentId: intent.id }).where(eq(formSubmissions.id, id));
  return intent.id;
}
