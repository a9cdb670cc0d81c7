import * as v from 'valibot';
import { guardSolution, identifier, language, orgEntries, orgQuery, text, webAddress } from '../common';
import { byForm, formQuery, formResponse } from './forms';
import { defineRoute } from '../route';

/** CALL-30: values by stored key; identity apart. Read by `readSubmission` of core/form, whatever they contain. */
export const formValues = v.object({
  identity: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  extra: v.record(v.string(), v.unknown()),
});
export type FormValues = v.InferOutput<typeof formValues>;

/** Limit of a filled-in form. */
const bodyLimit = '500kb';

/** CALL-03. A form made to be embedded in others; `ok` is false if none is visible to visitors (FORM-25). */
export const getFormBlock = defineRoute({
  id: 'CALL-03',
  method: 'GET',
  path: '/forms/block/:blockId',
  access: 'public',
  summary: 'A form that is embedded in others',
  params: v.object({ blockId: identifier }),
  query: formQuery,
  response: v.object({ ok: v.boolean(), data: v.nullable(formResponse) }),
});

/**
 * CALL-01. `total` is capacity less sold units and less units of other products of the same capacity in the values, for
 * their slots (SRV-06); null if unlimited. The product's own units in the values are not deducted. `form` is the form
 * being filled in, for its product ids; without it, the newest form that has one of this id.
 */
export const getStock = defineRoute({
  id: 'CALL-01',
  method: 'POST',
  path: '/forms/stock/:productId',
  access: 'public',
  summary: 'How many of a product can still be had, for what has been filled in',
  params: v.object({ productId: identifier }),
  query: v.object({ form: v.optional(identifier), ...orgEntries }),
  request: formValues,
  bodyLimit,
  bare: true,
  response: v.object({ total: v.nullable(v.number()), needPropagation: v.boolean() }),
});

/** CALL-02. `month` counts from 0. A slot is a moment with its offset; send it back exactly as it came. */
export const listSlots = defineRoute({
  id: 'CALL-02',
  method: 'GET',
  path: '/forms/calendar/:calendarId/slots/:month/:year',
  access: 'public',
  summary:
    'Free slots of a calendar in a month, counted from 0 for January; and full ones, where one can wait for a place',
  params: v.object({
    calendarId: identifier,
    month: v.pipe(v.string(), v.regex(/^([0-9]|1[01])$/, 'must be a month from 0 to 11')),
    year: v.pipe(v.string(), v.regex(/^2\d{3}$/, 'must be a year from 2000 to 2999')),
  }),
  query: orgQuery,
  response: v.object({
    data: v.array(v.string()),
    /** Full slots to come, where one can wait for a place of theirs (WAIT-01). */
    full: v.optional(v.array(v.string())),
  }),
});

/** A file that has arrived, as the value of its field names it (ENT-06). */
const uploadResponse = v.object({ doc: text(300), name: text(300) });
export type UploadResponse = v.InferOutput<typeof uploadResponse>;

/**
 * CALL-04: one file, as `file` of a multipart form; the body never passes a schema. `formId` is the form being filled
 * in, also for a field of an embedded form. Refused with 413 `fileSize`, 415 `fileType` (by the bytes, whatever the
 * name), 429, 507 `noRoom`. Use both keys of the answer as the field's value; files expire if the form is not sent
 * within a day.
 */
export const uploadFile = defineRoute({
  id: 'CALL-04',
  method: 'POST',
  path: '/forms/upload',
  access: 'public',
  summary:
    'Send a file for an upload field, as `file` of a multipart form: an image, a PDF or a ZIP archive (office documents are such)',
  query: v.object({ formId: identifier, ...orgEntries }),
  response: uploadResponse,
});

/**
 * A problem with a value: `path` is its stored key, with `.part` for a person; `message` is one of core/form's problem
 * codes.
 */
const fieldIssue = v.object({ path: v.string(), message: v.string() });

/** The author's words after a form is sent; empty texts stand for the defaults (BUILD-69). */
const sentWords = v.object({
  title: v.string(),
  text: v.string(),
  /** Next address, by a button called `label` or at once; empty for none. */
  url: webAddress,
  label: v.string(),
  go: v.boolean(),
});
export type SentWords = v.InferOutput<typeof sentWords>;

/**
 * CALL-05, with the header `Idempotency-Key`: the same key and body get the same answer. `url` leads to the payment
 * form if there is something to pay online; with `heldUntil` the submission counts once confirmed by the mailed link. A
 * refusal has `code` `fields` with `issues`, `articleMinimum`, `priceMissing`, `stock` with every product's
 * availability, `slot`, `closed`, `upload`, `changed` (the form has: load it again). Many forms without payment, or
 * large use of limited stock, require a challenge (GUARD-CHALLENGE); beyond that 429 with `Retry-After` (SRV-09,
 * SRV-14).
 */
export const submitForm = defineRoute({
  id: 'CALL-05',
  method: 'POST',
  path: '/forms/submit/:formId',
  access: 'public',
  summary: 'Send a filled in form',
  params: byForm,
  query: v.object({ devise: v.optional(text(3)), ...orgEntries }),
  request: v.object({
    ...formValues.entries,
    /** The revision that was filled in. */
    revision: v.optional(v.number()),
    accessId: v.optional(text(200)),
    virtualId: v.optional(text(200)),
    /** Language of the visitor, for mails and texts. */
    lang: v.optional(language),
    /** The page that the form stands in, where a payer comes back to. */
    returnUrl: v.optional(text(2048)),
    /** A field that only robots see; people leave it empty. */
    website: v.optional(text(2048)),
    guard: v.optional(guardSolution),
  }),
  bodyLimit,
  response: v.variant('success', [
    v.object({
      success: v.literal(true),
      url: v.optional(v.string()),
      data: v.object({
        id: identifier,
        intent: v.optional(identifier),
        /** It waits until then to be confirmed by the link that was mailed (SRV-15). */
        heldUntil: v.optional(v.string()),
        /** Unless it is to be paid or confirmed first. */
        sent: v.optional(sentWords),
        /** False where the form sends no copies. */
        mailed: v.optional(v.boolean()),
      }),
    }),
    v.object({
      success: v.literal(false),
      error: v.string(),
      code: v.optional(v.string()),
      issues: v.optional(v.array(fieldIssue)),
      stock: v.optional(v.record(v.string(), v.nullable(v.number()))),
    }),
  ]),
});
