import * as v from 'valibot';
import { languages } from './terms/languages';
import { MAX_MONTANT, type Units } from './terms/units';
import { ADDRESS } from './terms/address';
import { isDay } from './terms/isDay';
import { withoutBidi } from './terms/withoutBidi';

export { languages, type Language } from './terms/languages';
export const language = v.picklist(languages);

/** Ids and keys that travel in addresses: no slash, no dot, no control character. */
export const identifier = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, "-" or "_"'));

/**
 * The organisation that the id in an address belongs to (ORG-01). Without it, an id from the time when ids were unique to the server is
 * still its owner's; any other is the default organisation's.
 */
export const orgEntries = { org: v.optional(identifier) };
export const orgQuery = v.object(orgEntries);
/** The same in a language: texts have it as far as they are translated (TRANS-03). */
export const spokenEntries = { lang: v.optional(language) };
export const spokenQuery = v.object({ ...orgEntries, ...spokenEntries });

/** A finite amount in currency units, as it travels on the wire. Bounds per currency are checked by core/money. */
export const montant: v.GenericSchema<number, Units> = v.pipe(v.number(), v.finite('must be a finite number'));

/** An amount that is not negative, in currency units. */
export const units = v.pipe(montant, v.minValue(0));

/** An amount that is given by hand, promised or owed, in currency units: as much at most as a payer may give (PAY-57). */
export const given = v.pipe(montant, v.minValue(0.01), v.maxValue(MAX_MONTANT));
/** The same for money that came in: currencies with three decimals have thousandths. */
export const noted = v.pipe(montant, v.minValue(0.001), v.maxValue(MAX_MONTANT));
/** The same for a correction: 0 takes it back. */
export const corrected = v.pipe(units, v.maxValue(MAX_MONTANT));

/** Whether money moves (ENT-30): `test` is a trial, nothing is debited. */
export const mode = v.picklist(['test', 'live']);

/** For public reads: `test` overlays a rehearsal on live data (ENT-32). */
export const rehearsalQuery = v.optional(v.literal('test'));

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Maximum stored HTML of a page: cleaning may make it longer than it came. */
export const RICH_TEXT = 100_000;

/** User text shown among others' text, without characters that change their direction. */
export const publicText = (max: number) => v.pipe(text(max), v.transform(withoutBidi));

/** A picture or link address. */
export const webAddress = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(ADDRESS, 'must be an http(s) address or a path'),
);

/** The same in an answer that makes it whole: encoded, it is longer than what was kept. */
export const wholeAddress = v.pipe(v.string(), v.regex(ADDRESS, 'must be an http(s) address or a path'));

export const idempotencyKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,80}$/, 'must be 8 to 80 letters, digits, "-" or "_"'),
);

/** `{data}` around an answer (CALL-30: clients also accept the bare value). */
export const dataOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema });

/** The answer of every refusal: business refusals come with HTTP 200, others with 4xx or 5xx (CALL-33). */
export const refusal = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type Refusal = v.InferOutput<typeof refusal>;

/** Code of the refusal (HTTP 410) of everything public of an organisation that is closed (ORG-06). */
export const closedCode = 'organisation_closed';

/** `{success: true, …}` or a refusal. */
export const outcome = <E extends v.ObjectEntries>(entries: E) =>
  v.variant('success', [v.object({ success: v.literal(true), ...entries }), refusal]);

/** Names the state of a record that its author has read; another one with every change. */
export const version = v.pipe(v.string(), v.maxLength(40));

/** The same; a refusal of another version (409, `changed`) has the newest record. */
export const changedOutcome = <E extends v.ObjectEntries & { readonly data: v.GenericSchema }>(entries: E) =>
  v.variant('success', [
    v.object({ success: v.literal(true), ...entries }),
    v.object({ ...refusal.entries, data: v.optional(entries.data as E['data']) }),
  ]);

/** Page size as an address gives it: 1 to 200. */
export const pageLimit = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'must be a number from 1 to 200'),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(200),
);

/** Where a list is read on from: a place in its order, or a row's id. */
const cursor = v.pipe(v.string(), v.regex(/^(~[\w-]{1,4000}|[\w-]{1,64})$/, 'must be `next` of the page before'));

/** A page of a list: at most `limit` rows before `before`, the previous page's `next`. */
export const pageEntries = { before: v.optional(cursor), limit: v.optional(pageLimit) };

/** Parts of words that a record is to have, in any order, whatever their case and accents (SRV-26). */
export const searchEntries = { search: v.optional(text(100)) };

/**
 * How a table is written: `comma` with commas between cells and points in numbers, as RFC 4180 and programs have it; `excel` with
 * semicolons and decimal commas, as spreadsheets in French and most of Europe open it. Default: `comma`.
 */
const csvPreset = v.picklist(['comma', 'excel']);
export type CsvPreset = v.InferOutput<typeof csvPreset>;
export const presetEntries = { preset: v.optional(csvPreset) };

/**
 * The same with `headings`, for people (SRV-34): columns and codes have words of `lang`, English when absent, and moments are written
 * in the organisation's time zone.
 */
export const csvEntries = {
  ...presetEntries,
  headings: v.optional(v.literal('labels')),
  lang: v.optional(language),
};
export type CsvQuery = v.InferOutput<v.ObjectSchema<typeof csvEntries, undefined>>;

/** A condition as an address gives it. */
export const yesOrNo = v.picklist(['true', 'false']);

/** One page of a list: `next` is where the following one begins, null at the end. */
export const pageOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({ data: v.array(schema), next: v.nullable(cursor) });

/** Asks how many there are in all pages; and the answer, null for more than a thousand. */
export const totalEntries = { total: v.optional(yesOrNo) };
export const countedPageOf = <S extends v.GenericSchema>(schema: S) =>
  v.object({ ...pageOf(schema).entries, total: v.optional(v.nullable(v.number())) });

/** A day that exists, without time or zone. */
export const day = v.pipe(v.string(), v.check(isDay, 'must be a day like 2025-01-31'));

/** A moment that calendars and databases know, in the years 1000 to 9999. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment like 2025-01-31T12:00:00Z'),
  v.check((moment) => {
    const at = Date.parse(moment);
    return (
      isDay(moment.slice(0, 10)) &&
      at >= Date.parse('1000-01-01T00:00:00Z') &&
      at < Date.parse('+010000-01-01T00:00:00Z')
    );
  }, 'must be a moment of the calendar'),
);

/** A solved challenge (GUARD-CHALLENGE): challenge and solution as base64 of their JSON. */
export const guardSolution = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=_-]{16,4000}$/, 'must be base64'));
