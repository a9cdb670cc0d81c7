import type { FormValues } from '../../../../src/contract/forms/formCalls';
import { zonedTime } from '../../../../src/core/calendar';
import {
  checkOrder,
  type OrderProblem,
  emailOf,
  isPaidOnline,
  type FieldProblem,
  type FormPayload,
  type Order,
  orderOf,
  PAYMENT_METHOD_KEY,
  payloadOf,
  readSubmission,
  validateForm,
} from '../../../../src/core/form';
import { modeOfNew, timeZoneOf, type Mode } from '../../../../src/core/organisation';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { readPhone } from '../../../text/readPhone';
import { type ClaimedFile, claimedFiles } from '../../uploads/claimUploads';
import { compileLoaded, type LoadedForms } from '../definition/loadForms';
import { CALENDAR, chosenSlots } from '../holds/chosenSlots';
import type { ReservedProduct } from '../holds/stockStore';

/** A visitor's submission, as it counts (SRV-01). */
export interface Answers {
  readonly values: FormPayload;
  readonly order: Order;
  /** Its problems, by stored key. */
  readonly problems: readonly FieldProblem[];
  readonly orderProblem: OrderProblem | null;
  /** Chosen way to pay, where the form asks for one. */
  readonly method: string | null;
  /** Whether it must be paid online now (SRV-14). */
  readonly payable: boolean;
  /** Its mode once stored (ENT-30). */
  readonly mode: Mode;
  readonly taken: readonly ReservedProduct[];
  readonly slots: readonly { readonly calendarId: string; readonly slot: string }[];
  readonly docs: readonly ClaimedFile[];
  /** Recipients of the copy. */
  readonly email: string | null;
}

/** Reads, validates and prices a submission by the browser's rules. Hidden, unknown and mistyped values are dropped. */
export function readAnswers(
  forms: LoadedForms,
  organisation: OrganisationRecord,
  sent: FormValues,
  now: Date,
): Answers {
  const { definition, ownerOf } = forms;
  const form = compileLoaded(forms, organisation);
  const { evaluation } = readSubmission(form, sent);
  const problems = validateForm(evaluation, {
    now: zonedTime(timeZoneOf(organisation)).textOf(now.getTime()),
    country: organisation.country,
    isPhone: (number) => readPhone(number) !== null,
  });
  const values = payloadOf(evaluation);
  const order = orderOf(evaluation);
  const { extra } = values;
  const method = typeof extra[PAYMENT_METHOD_KEY] === 'string' ? extra[PAYMENT_METHOD_KEY] : null;
  const booked = [...evaluation.fieldIndex.slots.values()].flatMap(({ key, spec }) => {
    const slot = spec.key.startsWith(CALENDAR) ? extra[key] : undefined;
    return typeof slot === 'string' ? [{ calendarId: spec.key.slice(CALENDAR.length), slot }] : [];
  });
  const payable = isPaidOnline(definition, evaluation);
  return {
    values,
    order,
    problems,
    orderProblem: checkOrder(evaluation),
    method,
    payable,
    mode: modeOfNew(organisation.mode, { online: payable }),
    taken: order.lines.map(({ productId, quantity }) => {
      const formId = ownerOf.get(productId);
      if (formId === undefined) throw new Error('orgkit: a product of no form');
      return { formId, productId, quantity, slots: chosenSlots(extra) };
    }),
    slots: booked,
    docs: claimedFiles(evaluation),
    email: emailOf(form, values),
  };
}
