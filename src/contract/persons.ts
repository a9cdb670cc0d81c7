import * as v from 'valibot';
import { dataOf, day, identifier, outcome, text } from './common';
import { defineRoute } from './route';
import { adminSubscription } from './payments/subscriptions';

/** A person, by e-mail address or telephone, ignoring case and formatting; at least one of them, or `contactId` alone. */
const named = {
  email: v.optional(text(254)),
  tel: v.optional(text(40)),
  /** Others share the number: whatever has an e-mail address is theirs (PRIV-01). */
  shared: v.optional(v.boolean()),
  /**
   * A contact that has neither, and with which none is merged that has: 400 otherwise, 409 `has_records` if there is more of
   * them than payments by hand. Of one that is not there, nothing is found.
   */
  contactId: v.optional(identifier),
};

/** Data of a `live` payment that the law requires to keep (PRIV-03), until the end of a day; null if no money came. */
const lockedRecord = v.object({
  paiement: identifier,
  kind: v.picklist(['accounts', 'receipts']),
  until: v.nullable(day),
});
export type LockedRecord = v.InferOutput<typeof lockedRecord>;

/** The effect of an erasure, planned or done (PRIV-02). */
export const erasure = v.object({
  /** Numbers of their rows by kind that are deleted or anonymised. */
  counts: v.record(v.string(), v.number()),
  /** Rows of other people that name the person; the mention is removed. */
  mentions: v.number(),
  /** Locked and hidden records, and until when. */
  locked: v.array(lockedRecord),
  /** Payments with charges to come: they must be stopped first, or with the erasure. */
  running: v.array(adminSubscription),
  /** Other addresses under which their telephone is known. They may be theirs: they are not erased with it. */
  alsoKnown: v.array(v.string()),
});
export type Erasure = v.InferOutput<typeof erasure>;

/** PRIV-01. Amounts in currency units. `files` are downloaded by ADMIN-UPLOAD-GET. */
export const exportPerson = defineRoute({
  id: 'ADMIN-PERSON-EXPORT',
  method: 'POST',
  path: '/admin/persons/export',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  exports: true,
  summary: 'All that is held of one person, by e-mail address, telephone, or contact without either',
  request: v.strictObject(named),
  response: dataOf(
    v.object({
      /** Rows by their kind. */
      records: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
      files: v.array(v.object({ doc: identifier, name: v.string(), size: v.nullable(v.number()) })),
      mentions: v.number(),
      alsoKnown: v.array(v.string()),
    }),
  ),
});

/** PRIV-02. Changes nothing. */
export const previewErasure = defineRoute({
  id: 'ADMIN-PERSON-PREVIEW',
  method: 'POST',
  path: '/admin/persons/preview',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'What erasing a person takes away, and what is kept locked until when',
  request: v.strictObject(named),
  response: dataOf(erasure),
});

/**
 * PRIV-02. Irreversible; repeating it changes nothing. 409 `running` while charges are due, unless `stop` is set; 409
 * `under_way` while a payment is in progress; 503 if a provider does not answer, with nothing erased.
 */
export const erasePerson = defineRoute({
  id: 'ADMIN-PERSON-ERASE',
  method: 'POST',
  path: '/admin/persons/erase',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Erase a person; what the law keeps is locked and hidden, totals stay',
  request: v.strictObject({ ...named, stop: v.optional(v.boolean()) }),
  response: outcome({ data: erasure }),
});
