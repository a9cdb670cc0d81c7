import * as v from 'valibot';
import { countedPageOf, dataOf, identifier, mode, pageEntries, searchEntries, totalEntries, yesOrNo } from '../common';
import { defineRoute } from '../route';
import { byForm, formResponse } from './forms';
import { submissionState } from './formSubmissions';

const { id, revision, type, active, expireAt } = formResponse.entries;
const listedForm = v.object({
  id,
  title: formResponse.entries.title,
  revision,
  type,
  active,
  expireAt,
  archived: v.boolean(),
  /** Whether visitors can send it now: open, not over, not archived. */
  open: v.boolean(),
  /** Number of submissions that stand: final, or waiting for a payment or a confirmation (CALL-60). */
  submissions: v.number(),
  /** When the newest one was sent, whatever became of it. */
  lastSubmissionAt: v.nullable(v.string()),
  updatedAt: v.string(),
});
export type ListedForm = v.InferOutput<typeof listedForm>;

/** By the day on which they were made, or by title; `-` is the latest or the last of the alphabet first. */
const formSort = v.picklist(['-date', 'date', 'name', '-name']);
export type FormSort = v.InferOutput<typeof formSort>;

/** CALL-42. */
export const listForms = defineRoute({
  id: 'ADMIN-FORM-LIST',
  method: 'GET',
  path: '/admin/forms',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary:
    'Forms of the token’s organisation, newest first or as asked for, paged, by title or id; those that are archived with `archived=true` alone (CALL-42)',
  query: v.object({
    ...searchEntries,
    /** Open ones only (`active`), or closed ones only. */
    active: v.optional(yesOrNo),
    archived: v.optional(yesOrNo),
    /** The latest first when absent. */
    sort: v.optional(formSort),
    ...totalEntries,
    ...pageEntries,
  }),
  response: countedPageOf(listedForm),
});

const formFigures = v.object({
  ...listedForm.entries,
  /** Mode of those counted; in a trial, both count. */
  mode,
  /** Numbers by state; states without any are left out. */
  states: v.array(v.object({ state: submissionState, count: v.number() })),
  /** Whose slots it books, by their present names. */
  calendars: v.array(v.object({ id: identifier, label: v.string() })),
  /** Whether there are only so many of a product. */
  stocked: v.boolean(),
});
export type FormFigures = v.InferOutput<typeof formFigures>;

/** CALL-61. Reads no submissions. */
export const getFormFigures = defineRoute({
  id: 'ADMIN-FORM-FIGURES-GET',
  method: 'GET',
  path: '/admin/forms/:formId/figures',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'One form as lists name it, and how many of its submissions are in each state (CALL-61)',
  params: byForm,
  response: dataOf(formFigures),
});
