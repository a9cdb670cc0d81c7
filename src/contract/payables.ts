import * as v from 'valibot';
import { dataOf, identifier, montant, outcome, text } from './common';
import { defineRoute } from './route';
import { monthCount, submissionRules } from './paymentConfig';

const units = v.pipe(montant, v.minValue(0));

const submissionEntries = {
  label: v.pipe(text(200), v.minLength(1)),
  /** What is to be paid in all; of each month where `formData.paiementType` is MONTHLY or ABONNEMENT. */
  total: units,
  formData: submissionRules,
  active: v.boolean(),
};

/** A form submission as far as paying it goes. `payed` and `reste` are derived from the ledger, in currency units. */
export const submissionResponse = v.object({ ...submissionEntries, id: identifier, payed: montant, reste: montant });
export type PayableSubmissionRecord = v.InferOutput<typeof submissionResponse>;

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
  summary: 'Note a submission that is to be paid',
  request: createSubmissionRequest,
  response: outcome({ data: submissionResponse }),
});

export const getSubmission = defineRoute({
  id: 'ADMIN-SUBMISSION-GET',
  method: 'GET',
  path: '/admin/submissions/:submissionId',
  access: 'organisation',
  summary: 'One payable submission, with what is left of it',
  params: v.object({ submissionId: identifier }),
  response: dataOf(submissionResponse),
});

/** The keys of a campaign's config that decide how a gift may be spread (ENT-26). */
export const campaignRules = v.object({
  /** Monthly gifts may be without end. */
  productMonth: v.optional(v.boolean()),
  forceMonthNb: v.nullish(monthCount),
  minNbMonth: v.nullish(monthCount),
  maxNbMonth: v.nullish(monthCount),
  defaultNbMonth: v.nullish(monthCount),
  maxDivideNB: v.nullish(monthCount),
});

const campaignEntries = {
  label: v.pipe(text(200), v.minLength(1)),
  theme: text(40),
  assoc: v.nullable(identifier),
  cerfa: v.boolean(),
  active: v.boolean(),
  config: campaignRules,
};

/** A campaign as far as giving to it goes. */
export const payableCampaignResponse = v.object({ ...campaignEntries, id: identifier });
export type PayableCampaign = v.InferOutput<typeof payableCampaignResponse>;

export const createPayableCampaignRequest = v.strictObject({
  id: v.optional(identifier),
  ...v.partial(v.object(campaignEntries)).entries,
  label: campaignEntries.label,
});

export const createPayableCampaign = defineRoute({
  id: 'ADMIN-CAMPAIGN-CREATE',
  method: 'POST',
  path: '/admin/campagnes',
  access: 'organisation',
  summary: 'Create a campaign that can be given to',
  request: createPayableCampaignRequest,
  response: outcome({ data: payableCampaignResponse }),
});
