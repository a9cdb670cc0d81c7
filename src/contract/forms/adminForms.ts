import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, outcome, text, version, webAddress } from '../common';
import { FORM_TEXTS, MOST_TOLD } from '../terms/formLimits';
import { isEmail } from '../terms/isEmail';
import { byForm, formProduct, formRequestEntries, formResponse } from './forms';
import { submissionRules } from '../payments/paymentConfig';
import { defineRoute } from '../route';

/** Definitions are larger than other requests. */
export const bodyLimit = '5mb';

/** Further rules for paying submissions, beside `paiementType`, and whether the whole amount gets a receipt. */
const paymentEntries = {
  formData: v.omit(submissionRules, ['paiementType', 'totalCerfa']),
  cerfa: v.boolean(),
};

/** Said and mailed once a form is sent (BUILD-69, BUILD-70). Visitors get of it what concerns them, with CALL-05. */
const sentEntries = {
  /** In place of the usual words; empty for those. */
  sentTitle: text(200),
  sentText: text(FORM_TEXTS.sentText),
  /** Target of the card's button, which is called `sentLabel`; with `sentGo` the window goes there by itself. */
  sentUrl: webAddress,
  sentLabel: text(FORM_TEXTS.sentLabel),
  sentGo: v.boolean(),
  /** Whether the organisation gets a mail of each submission, and at which addresses: by default `contact.email`. */
  noticeMails: v.boolean(),
  noticeTo: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.check(isEmail, 'must be an e-mail address'))),
    v.maxLength(MOST_TOLD),
  ),
  /** Whether who sent it gets a copy, and what that says first. `{key}` is the answer to a field, `{key.part}` a person's. */
  copyMails: v.boolean(),
  copySubject: text(200),
  copyText: text(FORM_TEXTS.copyText),
};

/** ENT-01 as its organisation sees it. */
export const adminFormResponse = v.object({
  ...formResponse.entries,
  ...paymentEntries,
  ...sentEntries,
  /** Closed to visitors and left out of lists; what was sent stays (BUILD-34). */
  archived: v.boolean(),
  updatedAt: v.string(),
});
export type AdminForm = v.InferOutput<typeof adminFormResponse>;

const { title: _title, ...optionalEntries } = formRequestEntries;
const requestEntries = {
  ...optionalEntries,
  ...v.partial(v.object({ ...paymentEntries, ...sentEntries })).entries,
  id: v.optional(identifier),
  products: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...v.partial(formProduct).entries,
          id: identifier,
          renderOptions: v.optional(v.partial(formProduct.entries.renderOptions)),
        }),
      ),
      v.maxLength(200),
    ),
  ),
};

/** All but the title may be absent. */
export const createFormRequest = v.strictObject({ ...requestEntries, title: v.pipe(text(200), v.minLength(1)) });

/**
 * Absent keys stay. `revision` is the one that was edited: without it, or when there is a newer one, nothing is saved
 * (409, code `changed`, with the newest form). `draft` is the version of the draft that is published and ends with it. A
 * form as ADMIN-FORM-GET answered it may be sent back.
 */
export const updateFormRequest = v.strictObject({
  ...requestEntries,
  title: v.optional(v.pipe(text(200), v.minLength(1))),
  organisation: v.optional(identifier),
  revision: v.optional(v.number()),
  draft: v.optional(identifier),
  updatedAt: v.optional(v.string()),
});

/** A form as a draft or a dry run has it: the title may be empty. */
const { id: _id, ...writtenEntries } = requestEntries;
export const writtenForm = v.strictObject({ ...writtenEntries, title: v.optional(text(200)) });

/** A warning to the author of a form: block, problem, key concerned. */
export const warning = v.object({ block: v.string(), code: v.string(), key: v.optional(v.string()) });
const savedEntries = { data: adminFormResponse, warnings: v.array(warning) };
export const saved = outcome(savedEntries);
/** A refusal of an old revision (409) has the newest form. */
export const savedOrNewest = changedOutcome(savedEntries);

/** CALL-23. */
export const createForm = defineRoute({
  id: 'ADMIN-FORM-CREATE',
  method: 'POST',
  path: '/admin/forms',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Create a form (CALL-23)',
  request: createFormRequest,
  response: saved,
  bodyLimit,
});

/**
 * CALL-23. Every change makes a new revision, what changes nothing makes none; submissions stay with the revision they
 * were filled in with.
 */
export const updateForm = defineRoute({
  id: 'ADMIN-FORM-UPDATE',
  method: 'PUT',
  path: '/admin/forms/:formId',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary:
    'Change a form (CALL-23); absent keys stay as they are; 409 and the newest form without the newest `revision`',
  params: byForm,
  request: updateFormRequest,
  response: savedOrNewest,
  conditions: ['revision'],
  alsoAnswers: [409],
  bodyLimit,
});

/** CALL-23. */
export const getAdminForm = defineRoute({
  id: 'ADMIN-FORM-GET',
  method: 'GET',
  path: '/admin/forms/:formId',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'One form, whether it is open or not (CALL-23)',
  params: byForm,
  response: dataOf(adminFormResponse),
});

const productIds = v.pipe(v.array(identifier), v.minLength(1), v.maxLength(200));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const stockEntries = {
  /** Products that are taken from it together: several share it. */
  products: productIds,
  /** Number that can be sold in all, or for each slot; null is no limit. */
  capacity: v.nullable(pieces),
  /** The calendar whose slots each have their own stock; null for a single stock. */
  calendarId: v.nullable(identifier),
};

/** `sold` includes stock held by checkouts; by slot if there is a calendar, else under null. */
const stockRow = v.object({
  ...stockEntries,
  counts: v.array(v.object({ slot: v.nullable(v.string()), sold: v.number() })),
});
export type StockRow = v.InferOutput<typeof stockRow>;
const stockAnswer = { data: v.array(stockRow), version };

export const getFormStock = defineRoute({
  id: 'ADMIN-FORM-STOCK-GET',
  method: 'GET',
  path: '/admin/forms/:formId/stock',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'viewer',
  summary: 'How many of a form’s products there are and were sold; products without limit are left out',
  params: byForm,
  response: v.object(stockAnswer),
});

/** Replaces all at once. Refused where less is left than was sold (code `sold`). `version` is that of the limits alone. */
export const updateFormStock = defineRoute({
  id: 'ADMIN-FORM-STOCK-UPDATE',
  method: 'PUT',
  path: '/admin/forms/:formId/stock',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary: 'Say how many of a form’s products there are; 409 and what there is for another `version` (CALL-166)',
  params: byForm,
  request: v.strictObject({
    stock: v.pipe(
      v.array(
        v.object({
          ...stockEntries,
          calendarId: v.optional(stockEntries.calendarId),
          /** As a read has answered them; they change nothing. */
          counts: v.optional(stockRow.entries.counts),
        }),
      ),
      v.maxLength(200),
    ),
    version: v.optional(version),
  }),
  response: changedOutcome(stockAnswer),
  conditions: ['version'],
  alsoAnswers: [409],
});
