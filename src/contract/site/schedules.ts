import * as v from 'valibot';
import {
  changedOutcome,
  dataOf,
  day,
  identifier,
  instant,
  language,
  orgEntries,
  outcome,
  text,
  version,
} from '../common';
import { defineRoute } from '../route';
import { scheduleTypes } from '../terms/scheduleTypes';

/** Sun times that an entry can follow (SCHED-04). */
const zeman = v.picklist(['NETS', 'HATSOT', 'PLAG', 'CHKIAH', 'TSET', 'ENTREE_CHABBAT', 'SORTIE_CHABBAT']);
export type Zeman = v.InferOutput<typeof zeman>;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30'));
const differ = <T>(items: readonly T[], of: (item: T) => unknown) => new Set(items.map(of)).size === items.length;

const entries = {
  name: v.pipe(text(200), v.trim(), v.minLength(1)),
  type: v.picklist(scheduleTypes),
  /** 0 is Sunday (SCHED-01). */
  dow: v.pipe(
    v.array(whole(0, 6)),
    v.check((days) => differ(days, Number), 'must name each day once'),
  ),
  /** At `heure`:`minute`, or that long before (`avant`) or after a `zeman`. */
  fixed: v.boolean(),
  heure: whole(0, 23),
  minute: whole(0, 59),
  zeman: v.nullable(zeman),
  avant: v.boolean(),
  round: v.boolean(),
  /** First and last day on which it takes place; null without end. */
  from: v.nullable(day),
  until: v.nullable(day),
  /** Days on which it is at another time; null: it does not take place (SCHED-10). */
  exceptions: v.pipe(
    v.array(v.strictObject({ date: day, time: v.nullable(time) })),
    v.maxLength(200),
    v.check((days) => differ(days, ({ date }) => date), 'must name each day once'),
  ),
};

/** ENT-16: when something takes place every week. */
const scheduleEntry = v.object({ id: identifier, ...entries });
export type ScheduleEntry = v.InferOutput<typeof scheduleEntry>;

const givenEntry = v.pipe(
  v.strictObject({
    /** One that is kept keeps its id: calendars that follow the schedule know it by that. */
    id: v.optional(identifier),
    name: entries.name,
    type: v.optional(entries.type, 'AUTRE'),
    dow: entries.dow,
    fixed: v.optional(entries.fixed, true),
    heure: v.optional(entries.heure, 0),
    minute: v.optional(entries.minute, 0),
    zeman: v.optional(entries.zeman, null),
    avant: v.optional(entries.avant, false),
    round: v.optional(entries.round, false),
    from: v.optional(entries.from, null),
    until: v.optional(entries.until, null),
    exceptions: v.optional(entries.exceptions, []),
  }),
  v.check(({ fixed, zeman: sun }) => fixed || sun !== null, 'needs a `zeman` where it is not `fixed`'),
  v.check(({ from, until }) => from === null || until === null || from <= until, '`from` must not be after `until`'),
  v.check(({ dow, exceptions }) => dow.length + exceptions.length > 0, 'must take place on some day'),
);

const givenEntries = v.pipe(
  v.array(givenEntry),
  v.maxLength(200),
  v.check((given) => {
    const named = given.filter(({ id }) => id !== undefined);
    return differ(named, ({ id }) => id);
  }, 'must have ids that differ'),
);

const scheduledTime = v.object({
  /** Id of the entry; unique together with the day. */
  id: identifier,
  name: v.string(),
  type: entries.type,
  /** A moment with the offset of the organisation's clock: its 12th to 16th characters are the time. Null where the sun time does not occur. */
  at: v.nullable(instant),
});
export type ScheduledTime = v.InferOutput<typeof scheduledTime>;

const scheduleDay = v.object({
  date: day,
  /** Weekday, day and month in the language. */
  label: v.string(),
  /** Hebrew date of the daytime; null where the organisation shows no Hebrew calendar. */
  hebrew: v.nullable(v.string()),
  /** Reading of the week's Sabbath; null where a feast has its own. */
  parasha: v.nullable(v.string()),
  holidays: v.array(v.string()),
  /** When the next day's Hebrew date begins to apply, and its times to be shown (SCHED-08); null where it does not get dark. */
  nightfall: v.nullable(instant),
  /** Earliest first. */
  entries: v.array(scheduledTime),
});
export type ScheduleDay = v.InferOutput<typeof scheduleDay>;

/** SCHED-06: ten days back to thirty ahead, in one language. */
export const scheduleWindow = v.object({
  /** Time zone of the moments. */
  timeZone: v.string(),
  /** The day on which it was computed. */
  today: day,
  days: v.array(scheduleDay),
});
export type ScheduleWindow = v.InferOutput<typeof scheduleWindow>;

/** CALL-39. In the organisation's language unless another is asked for. */
export const getSchedule = defineRoute({
  id: 'CALL-39',
  method: 'GET',
  path: '/horaires',
  access: 'public',
  summary: 'Times of an organisation, ten days back to thirty ahead, with Hebrew dates and holidays',
  query: v.object({ ...orgEntries, lang: v.optional(language) }),
  response: dataOf(scheduleWindow),
});

export const listSchedule = defineRoute({
  id: 'ADMIN-SCHEDULE-GET',
  method: 'GET',
  path: '/admin/horaires',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'Schedule entries of the token’s organisation, in their order',
  response: v.object({ data: v.array(scheduleEntry), version }),
});

export const updateSchedule = defineRoute({
  id: 'ADMIN-SCHEDULE-UPDATE',
  method: 'PUT',
  path: '/admin/horaires',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Replace the schedule entries; those left out are gone; 409 and what is there for another `version`',
  request: v.strictObject({
    horaires: givenEntries,
    /** Version of the entries that were edited (CALL-96). */
    version: v.optional(version),
  }),
  response: changedOutcome({ data: v.array(scheduleEntry), version }),
  conditions: ['version'],
  alsoAnswers: [409],
});

/** CALL-113: for who edits them. In the organisation's language unless another is asked for. */
export const previewSchedule = defineRoute({
  id: 'ADMIN-SCHEDULE-PREVIEW',
  method: 'POST',
  path: '/admin/horaires/preview',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'The week from Sunday to Saturday of a day, today unless it is given, by other schedule entries; none is kept',
  request: v.strictObject({ horaires: givenEntries, day: v.optional(day), lang: v.optional(language) }),
  response: outcome({ data: scheduleWindow }),
});
