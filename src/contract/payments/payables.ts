import * as v from 'valibot';
import {
  changedOutcome,
  dataOf,
  identifier,
  mode,
  montant,
  outcome,
  pageEntries,
  pageOf,
  text,
  units,
  version,
  yesOrNo,
} from '../common';
import { defineRoute } from '../route';
import { monthCount, submissionRules } from './paymentConfig';

const submissionEntries = {
  label: v.pipe(text(200), v.minLength(1)),
  /** Total to pay; per month where `formData.paiementType` is MONTHLY or ABONNEMENT. */
  total: units,
  formData: submissionRules,
  active: v.boolean(),
};

/** A form submission as far as paying it goes. `payed` and `reste` are derived from the ledger, in currency units. */
const submissionResponse = v.object({ ...submissionEntries, id: identifier, payed: montant, reste: montant });
export type PayableSubmissionRecord = v.InferOutput<typeof submissionResponse>;

/** As its organisation sees it; `version` is another one with each change, and the same whatever is paid. */
const ownSubmission = v.object({ ...submissionResponse.entries, version });
export type OwnSubmission = v.InferOutput<typeof ownSubmission>;

/** `formData` replaces all rules at once. */
export const updateSubmissionRequest = v.strictObject({
  ...v.partial(v.object(submissionEntries)).entries,
  version: v.optional(version),
});

export const createSubmissionRequest = v.strictObject({
  id: v.optional(identifier),
  label: submissionEntries.label,
  total: submissionEntries.total,
  formData: v.optional(submissionRules),
});

export const createSubmission = defineRoute({
  id: 'ADMIN-SUBMISSION-CREATE',
  method: 'POST',
  path: '/admin/submissions',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  contacts: 'editor',
  summary: 'Note a submission that is to be paid',
  request: createSubmissionRequest,
  response: outcome({ data: ownSubmission }),
});

export const updateSubmission = defineRoute({
  id: 'ADMIN-SUBMISSION-UPDATE',
  method: 'PUT',
  path: '/admin/submissions/:submissionId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  contacts: 'editor',
  summary:
    'Change a payable submission; absent keys stay as they are, and so does what was paid; 409 and the newest one for another `version` (CALL-166)',
  params: v.object({ submissionId: identifier }),
  request: updateSubmissionRequest,
  response: changedOutcome({ data: ownSubmission }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const listSubmissions = defineRoute({
  id: 'ADMIN-SUBMISSION-LIST',
  method: 'GET',
  path: '/admin/submissions',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  contacts: 'editor',
  summary: 'Payable submissions of the token’s organisation, newest first, paged',
  query: v.object({
    /** Whether something is left to be paid of it. */
    open: v.optional(yesOrNo),
    mode: v.optional(mode),
    ...pageEntries,
  }),
  response: pageOf(ownSubmission),
});

export const getSubmission = defineRoute({
  id: 'ADMIN-SUBMISSION-GET',
  method: 'GET',
  path: '/admin/submissions/:submissionId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  contacts: 'editor',
  summary: 'One payable submission, with what is left of it',
  params: v.object({ submissionId: identifier }),
  response: dataOf(ownSubmission),
});

/** The config keys of a campaign that decide gift amounts and their spread (ENT-26). Amounts in currency units. */
export const campaignRules = v.object({
  /** Monthly gifts may be without end. */
  productMonth: v.optional(v.boolean()),
  forceMonthNb: v.nullish(monthCount),
  minNbMonth: v.nullish(monthCount),
  maxNbMonth: v.nullish(monthCount),
  defaultNbMonth: v.nullish(monthCount),
  maxDivideNB: v.nullish(monthCount),
  forceDivideGTEAmount: v.nullish(units),
  forceDivideNB: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(600))),
  /** True: the amount is read-only. A number is that amount too (MODAL-02). */
  fixedMontant: v.nullish(v.union([v.boolean(), units])),
  minMontant: v.nullish(units),
});

/** The fields of a campaign that pricing a gift depends on. */
export interface PayableCampaign {
  readonly id: string;
  readonly label: string;
  readonly theme: string;
  readonly assoc: string | null;
  readonly cerfa: boolean;
  readonly active: boolean;
  readonly config: v.InferOutput<typeof campaignRules>;
}
