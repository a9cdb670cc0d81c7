import * as v from 'valibot';
import { day, identifier, instant, RICH_TEXT, text, webAddress } from '../common';

const link = v.object({ name: text(200), url: webAddress });
const ids = v.pipe(v.array(identifier), v.maxLength(20));

/** A dated occurrence under one lasting page (ENT-14): `label` is for the organisation, `title` for visitors. */
const session = v.object({
  id: identifier,
  dateEvent: instant,
  dateFin: v.nullable(instant),
  label: text(200),
  title: text(200),
});

/**
 * How an event repeats, counted in the organisation's days: every `interval` days, weeks or months at the same local
 * time, until a day or for ever; not on the days of `exceptions`.
 */
const repetition = v.object({
  every: v.picklist(['DAY', 'WEEK', 'MONTH']),
  interval: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(52)), 1),
  until: v.optional(v.nullable(day), null),
  exceptions: v.optional(v.pipe(v.array(day), v.maxLength(200)), []),
});
export type EventRepetition = v.InferOutput<typeof repetition>;

/** Fields of an event (ENT-14). */
export const eventEntries = {
  name: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  image: v.union([webAddress, v.literal('')]),
  dateEvent: instant,
  dateFin: v.nullable(instant),
  adresse: text(300),
  links: v.pipe(v.array(link), v.maxLength(20)),
  /** HTML, cleaned when it is written. */
  content: text(RICH_TEXT),
  /** Ids of forms and funds shown on the event's page. */
  forms: ids,
  caisses: ids,
  /** Shown so many days before it begins; null at once. */
  visibleDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650))),
  /** Its forms close so many hours before it begins; null never. */
  closeHours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8760))),
  sessions: v.pipe(v.array(session), v.maxLength(100)),
  repeat: v.nullable(repetition),
};

/**
 * ENT-14: an event as visitors see it. `dateEvent` and `dateFin` are those of the occurrence shown: the next one, else
 * the last.
 */
export const siteEvent = v.object({
  ...eventEntries,
  id: identifier,
  sessions: v.array(v.omit(session, ['label'])),
});
export type SiteEvent = v.InferOutput<typeof siteEvent>;
