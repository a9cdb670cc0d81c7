import * as v from 'valibot';
import { dataOf, day, identifier, outcome, text } from './common';
import { defineRoute } from './route';
import { adminSubscription } from './subscriptions';

/** Somebody, by e-mail address or telephone, whatever their case and form; one of them at least. */
const named = { email: v.optional(text(254)), tel: v.optional(text(40)) };

/** What the law has an organisation keep of a `live` payment (PRIV-03), to the end of a day; null while no money has come. */
export const lockedRecord = v.object({
  paiement: identifier,
  kind: v.picklist(['accounts', 'receipts']),
  until: v.nullable(day),
});
export type LockedRecord = v.InferOutput<typeof lockedRecord>;

/** What an erasure takes, or took (PRIV-02). */
export const erasure = v.object({
  /** How many rows of each kind are theirs and go, or lose all that is theirs. */
  counts: v.record(v.string(), v.number()),
  /** How many rows of other people name them: what names them goes. */
  mentions: v.number(),
  /** What is locked and hidden, and until when. */
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
  summary: 'All that is held of one person, by e-mail address or telephone',
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
  summary: 'What erasing a person takes away, and what is kept locked until when',
  request: v.strictObject(named),
  response: dataOf(erasure),
});

/**
 * PRIV-02. Cannot be undone; erasing again what is gone changes nothing. 409 `running` while charges are to come, unless
 * `stop` is set; 409 `under_way` when they pay at that moment; 503 when a provider does not answer: nothing was erased then.
 */
export const erasePerson = defineRoute({
  id: 'ADMIN-PERSON-ERASE',
  method: 'POST',
  path: '/admin/persons/erase',
  access: 'organisation',
  scopes: ['everything'],
  summary: 'Erase a person; what the law keeps is locked and hidden, totals stay',
  request: v.strictObject({ ...named, stop: v.optional(v.boolean()) }),
  response: outcome({ data: erasure }),
});
