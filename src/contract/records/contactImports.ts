import * as v from 'valibot';
import { identifier, outcome, text } from '../common';
import { defineRoute } from '../route';
import { importLimits, type PersonColumn } from '../terms/importedPerson';

/** One character more than is kept: what is too long is named by its line. */
const cell = v.optional(text(4001));
// Written out: what is computed would come to browsers with all of valibot.
const columns = {
  ...{ prenom: cell, nom: cell, prenomHE: cell, raison: cell, email: cell, tel: cell },
  ...{ adresse: cell, postal: cell, ville: cell, pays: cell, tags: cell, household: cell },
  ...{ birthday: cell, hazkara: cell, hazkaraOf: cell, note: cell },
} satisfies Record<PersonColumn, typeof cell>;

/** A line of a list, cell by cell as it is written. */
const person = v.strictObject({ line: v.pipe(v.number(), v.integer(), v.minValue(1)), ...columns });
export type ImportedPerson = v.InferOutput<typeof person>;

const fault = v.object({
  line: v.number(),
  /** Empty for the whole line. */
  column: v.string(),
  reason: v.picklist(['missing', 'email', 'tel', 'day', 'country', 'long', 'many', 'address', 'failed']),
});
export type PersonFault = v.InferOutput<typeof fault>;

const result = v.object({
  fresh: v.number(),
  changed: v.number(),
  /** Known, with all that the list says. */
  same: v.number(),
  faults: v.array(fault),
});
export type ImportResult = v.InferOutput<typeof result>;

export const contactImport = v.object({
  id: identifier,
  state: v.picklist(['checked', 'running', 'done', 'cancelled']),
  /** People sent, and those of them that were looked at. */
  total: v.number(),
  done: v.number(),
  ...result.entries,
  createdAt: v.string(),
});
export type ContactImport = v.InferOutput<typeof contactImport>;

export const byImport = v.object({ importId: identifier });

/** PERS-11. */
export const checkPeople = defineRoute({
  id: 'ADMIN-CONTACT-IMPORT-CHECK',
  method: 'POST',
  path: '/admin/contacts/imports',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Send a piece of a list of people: what it would add and change, and what is wrong with it (PERS-11)',
  request: v.strictObject({
    /** The list's, made by whoever sends it. */
    id: identifier,
    /** From 0; a place that is sent again replaces its piece. */
    place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(importLimits.people / importLimits.piece - 1)),
    people: v.pipe(v.array(person), v.minLength(1), v.maxLength(importLimits.piece)),
    /** `take`: names, postal address and birthday are the list's. `fill`: only what is missing. */
    how: v.picklist(['fill', 'take']),
    /** Days are written with the month first. */
    monthFirst: v.optional(v.boolean()),
    /** Code of the country of numbers and addresses that name none; the organisation's unless given. */
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
  response: outcome({ data: result }),
  bodyLimit: '2mb',
});
