import * as v from 'valibot';
import {
  countedPageOf,
  csvEntries,
  dataOf,
  day,
  identifier,
  language,
  mode,
  montant,
  pageEntries,
  text,
  totalEntries,
  yesOrNo,
} from '../common';
import { contactOfRecord } from '../records/contacts';
import { formValues } from './formCalls';
import { defineRoute } from '../route';

/**
 * `kept`: final. `open`: its stock is held until paid. `released`: never paid. `short`: paid after stock ran out, to be
 * refunded (SRV-14). `held`: waiting for confirmation by the mailed link. `expired`: never confirmed. `cancelled`:
 * withdrawn before (SRV-15).
 */
export const submissionState = v.picklist(['kept', 'open', 'released', 'short', 'held', 'expired', 'cancelled']);

/** A form that was filled in, as the organisation's administrator sees it. Amounts in currency units. */
const formSubmission = v.object({
  id: identifier,
  mode,
  formId: identifier,
  /** The version of the form that it was filled in with. */
  revision: v.number(),
  /** Title of the form when it was filled in. */
  label: v.string(),
  state: submissionState,
  /** Way to pay: `ONLINE`, or one of the form's own. */
  method: v.nullable(v.string()),
  devise: v.string(),
  total: montant,
  payed: montant,
  lang: language,
  accessId: v.nullable(v.string()),
  virtualId: v.nullable(v.string()),
  /** Until when it can be confirmed, while it is `held`. */
  heldUntil: v.nullable(v.string()),
  /** When it was confirmed by the mailed link. */
  confirmedAt: v.nullable(v.string()),
  createdAt: v.string(),
  /** The sender's name, where the form asks for it, then the first answers, in words. Absent unless requested. */
  excerpt: v.optional(v.array(v.string())),
});
export type FormSubmission = v.InferOutput<typeof formSubmission>;

/** One value with its label in the form. `files` are fetched with ADMIN-UPLOAD-GET. */
const answer = v.object({
  key: v.string(),
  label: v.string(),
  text: v.string(),
  files: v.optional(v.array(v.object({ doc: v.string(), name: v.string() }))),
});
const formSubmissionDetail = v.object({
  ...formSubmission.entries,
  answers: v.array(answer),
  /** Who sent it, in the address book; null for nobody. */
  contact: v.nullable(contactOfRecord),
  /** As they were sent (CALL-30). */
  values: formValues,
});
export type FormSubmissionDetail = v.InferOutput<typeof formSubmissionDetail>;

const submissionSort = v.picklist(['-date', 'date']);
export type SubmissionSort = v.InferOutput<typeof submissionSort>;

const filters = {
  formId: v.optional(identifier),
  state: v.optional(submissionState),
  mode: v.optional(mode),
  /** Words of any value, without regard to case and accents; or the id. */
  search: v.optional(text(100)),
  /** First and last day on which it was sent, in the organisation's time zone. */
  from: v.optional(day),
  to: v.optional(day),
  /** The latest first when absent. */
  sort: v.optional(submissionSort),
};

/** A search looks through some thousands at a time: its page may be short, or empty, and have a next one. */
export const listFormSubmissions = defineRoute({
  id: 'ADMIN-FORM-SUBMISSION-LIST',
  method: 'GET',
  path: '/admin/form-submissions',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  contacts: 'editor',
  summary:
    'Forms that were filled in, newest or oldest first, paged; a page of a search may be short and have a next one',
  query: v.object({
    ...filters,
    ...pageEntries,
    /** Not of a search. */
    ...totalEntries,
    /** Adds to each what it says first (CALL-62). */
    excerpt: v.optional(yesOrNo),
    lang: v.optional(language),
  }),
  response: countedPageOf(formSubmission),
});

export const getFormSubmission = defineRoute({
  id: 'ADMIN-FORM-SUBMISSION-GET',
  method: 'GET',
  path: '/admin/form-submissions/:submissionId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  contacts: 'editor',
  summary: 'A form that was filled in, its values by their labels',
  params: v.object({ submissionId: identifier }),
  query: v.object({ lang: v.optional(language) }),
  response: dataOf(formSubmissionDetail),
});

const byForm = v.object({ formId: identifier });
const { formId: _formId, ...exportFilters } = filters;

/**
 * Columns are the stored keys of all versions that were filled in, oldest first: new ones come behind. With `headings` they are called
 * as the form calls them, in `lang`, and those for programs are left out.
 */
export const exportFormSubmissions = defineRoute({
  id: 'ADMIN-FORM-SUBMISSION-EXPORT',
  method: 'GET',
  path: '/admin/forms/:formId/submissions.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'All submissions of a form for spreadsheets, newest first',
  params: byForm,
  query: v.object({
    ...exportFilters,
    ...csvEntries,
  }),
  response: v.string(),
  produces: 'text/csv',
  exports: true,
});

export const exportFormSubmissionsJson = defineRoute({
  id: 'ADMIN-FORM-SUBMISSION-EXPORT-JSON',
  method: 'GET',
  path: '/admin/forms/:formId/submissions.json',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  exports: true,
  summary: 'All submissions of a form with their values as they were sent, newest first',
  params: byForm,
  query: v.object(exportFilters),
  response: dataOf(v.array(v.object({ ...formSubmission.entries, values: formValues }))),
});
