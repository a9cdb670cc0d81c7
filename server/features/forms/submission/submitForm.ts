import type { submitForm as route } from '../../../../src/contract/forms/formCalls';
import type { BodyOut, ResponseIn } from '../../../../src/contract/route';
import { saidOnceSent } from '../../../../src/core/form';
import { serverTexts } from '../../../../src/i18n/server';
import type { Deps } from '../../../deps';
import { BusinessRefusal } from '../../../errors';
import type { Visitor } from '../../../guard/guard';
import { isOpenByEvents } from '../../content/eventStore';
import { findIntent } from '../../checkout/intent/intentStore';
import { bodyHash } from '../../../secrets/bodyHash';
import { keyReusedError, refusal } from '../../checkout/price/refusals';
import { toUnits } from '../../../../src/core/money';
import { endHolds } from '../holds/endHolds';
import { findRevision } from '../definition/formStore';
import { needsConfirmation, storeSubmission, type SubmissionKey } from './storeSubmission';
import { loadForms } from '../definition/loadForms';
import { authorSettingsIn } from '../definition/readStored';
import { findOwnedForm, refuseUnknownForm, isOpenNow, type OwnedForm } from '../definition/publicForms';
import { type Answers, readAnswers } from './readAnswers';
import { stockFor } from './stockLeft';
import { findByKey, type FormSubmissionRow } from '../holds/submissionStore';
import { NotAvailableError } from '../holds/reserveStockAndSlots';

type Sent = BodyOut<typeof route>;
type Answer = ResponseIn<typeof route>;

/** A form that a visitor sends. */
interface SentForm {
  readonly organisationId: string;
  readonly formId: string;
  readonly body: Sent;
  /** Currency that the visitor saw. */
  readonly devise: string | undefined;
  readonly key: string | undefined;
  readonly visitor: Visitor;
}

/**
 * CALL-05: the server decides by the same rules as the browser (SRV-01), and keeps everything or nothing. The same key and
 * body are answered as before.
 * @throws BusinessRefusal, HttpError 404, 409 for a key that served another body, 429
 */
export async function submitForm(
  deps: Deps,
  { organisationId, formId, body, devise, key, visitor }: SentForm,
): Promise<Answer> {
  const { queries } = deps.database;
  const owned = (await findOwnedForm(deps, organisationId, formId)) ?? refuseUnknownForm();
  const { form, organisation } = owned;
  const lang = body.lang ?? organisation.language;
  const texts = serverTexts[lang].forms;
  const { identity, extra, accessId, virtualId, returnUrl } = body;
  const hash = bodyHash({ identity, extra, accessId, virtualId, returnUrl, devise });
  const named: SubmissionKey = { key: key ?? deps.ids.row(), hash, lang };
  const known = key === undefined ? null : await findByKey(queries, form, key);
  if (known) return answerOf(deps, known, named, form);
  // Robots get a fake success.
  if (body.website) return { success: true, data: { id: deps.ids.row() } };
  if (!isOpenNow(deps, form, organisation)) throw new BusinessRefusal(texts.closed, 'closed');
  if (!(await isOpenByEvents(queries, organisation, formId, deps.now())))
    throw new BusinessRefusal(texts.closedByEvent, 'closed');

  const forms = await loadForms(queries, deps, owned);
  const answers = readAnswers(forms, organisation, body, deps.now());
  await endHolds(deps, organisation.id);
  const { total } = answers.order;
  const montant = answers.payable ? toUnits(total, organisation.devise) : null;
  const stock = answers.taken.length > 0 ? await stockFor(queries, forms, answers) : null;
  const { units = 0, capacity = Infinity } = stock ?? {};
  const sent = { formId, isUnpaid: !answers.payable, units, capacity, slots: answers.slots.length };
  const { email } = answers;
  const asked = { kind: 'intent', organisation, montant, lang, form: sent, ...(email !== null && { email }) } as const;
  const begun = await deps.guard.admit(asked, visitor);
  if (await isOtherThanSeen(deps, owned, body, answers)) throw new BusinessRefusal(texts.changed, 'changed');
  if (total > 0 && devise && devise.toLowerCase() !== organisation.devise) throw refusal('currency', lang);
  const isUnmailed = needsConfirmation(form, answers) && answers.email === null;
  if (answers.problems.length > 0 || isUnmailed) throw new BusinessRefusal(texts.fields, 'fields', issuesOf(answers));
  if (answers.orderProblem) throw new BusinessRefusal(texts[answers.orderProblem], answers.orderProblem);
  const short = (stock: Readonly<Record<string, number | null>>) =>
    ({ success: false, error: texts.stock, code: 'stock', stock }) as const;
  // Spares the transaction that decides.
  if (stock && !stock.isEnough) return short(stock.totals);

  const kept = await keep(deps, owned, body, answers, named);
  if (kept === 'slot') throw new BusinessRefusal(texts.slot, 'slot');
  if (kept === 'stock') return short((await stockFor(queries, forms, answers)).totals);
  begun(kept.intentId ?? kept.id);
  return answerOf(deps, kept, named, form);
}

async function keep(
  deps: Deps,
  owned: OwnedForm,
  body: Sent,
  answers: Answers,
  named: SubmissionKey,
): Promise<FormSubmissionRow | 'stock' | 'slot'> {
  class Repeated extends Error {}
  try {
    return await deps.database.transaction(async (tx) => {
      const kept = await storeSubmission(tx, deps, owned, body, answers, named);
      if (!kept) throw new Repeated();
      return kept;
    });
  } catch (error) {
    if (error instanceof NotAvailableError) return error.what;
    const known = error instanceof Repeated && (await findByKey(deps.database.queries, owned.form, named.key));
    if (known) return known;
    throw error;
  }
}

/**
 * A submission's answer, the first time and on repetition. @throws HttpError 409 if the key was used with another body
 */
async function answerOf(
  deps: Deps,
  row: FormSubmissionRow,
  { hash, lang }: SubmissionKey,
  form: OwnedForm['form'],
): Promise<Answer> {
  if (row.bodyHash !== hash) throw keyReusedError(lang);
  const intent = row.intentId === null ? null : await findIntent(deps.database.queries, row.intentId);
  const held = row.heldUntil && { heldUntil: row.heldUntil.toISOString() };
  // A submission still to be paid or confirmed has not gone through.
  const said = intent || held ? null : saidOnceSent(authorSettingsIn(form, lang));
  const data = { id: row.id, ...(intent && { intent: intent.id }), ...held, ...said };
  return { success: true, data, ...(intent && { url: intent.url }) };
}

const issuesOf = ({ problems }: Answers) =>
  problems.map(({ key, part, code }) => ({ path: part === undefined ? key : `${key}.${part}`, message: code }));

/** Whether the form has changed in meaning or price since the visitor opened it. */
async function isOtherThanSeen(
  deps: Deps,
  { form, organisation }: OwnedForm,
  body: Sent,
  now: Answers,
): Promise<boolean> {
  const { queries } = deps.database;
  if (body.revision === undefined || body.revision === form.revision) return false;
  const isOlder = Number.isInteger(body.revision) && body.revision > 0 && body.revision < form.revision;
  const old = isOlder ? await findRevision(queries, form, body.revision) : null;
  if (!old) return true;
  const seen = readAnswers(await loadForms(queries, deps, { form: old, organisation }), organisation, body, deps.now());
  const said = ({ values, order, problems }: Answers) => JSON.stringify([values, order, problems]);
  return said(seen) !== said(now);
}
