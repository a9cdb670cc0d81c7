import * as v from 'valibot';
import { dataOf, identifier, outcome, pageEntries, pageOf, refusal, searchEntries, text } from '../common';
import { defineRoute } from '../route';
import { LONGEST_LAYOUT } from '../terms/formLimits';
import { listedRevision, revisionEntries, revisionNumber, savedBy } from '../revisions';
import { adminFormResponse, bodyLimit, saved, savedOrNewest, warning, writtenForm } from './adminForms';
import { byForm } from './forms';

const draftState = v.object({
  /** Another one with every write: who writes names the one that it goes on from. */
  version: identifier,
  /** The revision of the form that it began from. */
  revision: v.number(),
  /** Name of the token that wrote it. */
  by: v.string(),
  at: v.string(),
});
/** JSON text of what the author did since that revision, for the builder to do again on a newer one. The server does not read it. */
const commands = v.optional(text(LONGEST_LAYOUT));
const formDraft = v.object({ ...draftState.entries, form: writtenForm, commands });
export type FormDraft = v.InferOutput<typeof formDraft>;

/** A refusal of another version than the present one (409) has the present draft, null where there is none any more. */
const otherDraft = v.object({ ...refusal.entries, data: v.optional(v.nullable(formDraft)) });

export const getDraft = defineRoute({
  id: 'ADMIN-FORM-DRAFT-GET',
  method: 'GET',
  path: '/admin/forms/:formId/draft',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'The draft of a form, null where there is none',
  params: byForm,
  response: dataOf(v.nullable(formDraft)),
});

/** Its layout is kept in the current version, its HTML cleaned. Warnings are not refused; what cannot be opened is. */
export const saveDraft = defineRoute({
  id: 'ADMIN-FORM-DRAFT-SAVE',
  method: 'POST',
  path: '/admin/forms/:formId/draft',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary:
    'Keep what is being written of a form, which visitors do not see; 409 and the present draft for another `version`',
  params: byForm,
  request: v.strictObject({
    /** The draft being replaced; null for the first. */
    version: v.nullable(identifier),
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    form: writtenForm,
    commands,
  }),
  response: v.variant('success', [v.object({ success: v.literal(true), data: draftState }), otherDraft]),
  alsoAnswers: [409],
  bodyLimit,
});

export const discardDraft = defineRoute({
  id: 'ADMIN-FORM-DRAFT-DISCARD',
  method: 'DELETE',
  path: '/admin/forms/:formId/draft',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary: 'Drop the draft of a form; 409 and the present draft for another `version`',
  params: byForm,
  query: v.object({ version: identifier }),
  response: v.variant('success', [v.object({ success: v.literal(true) }), otherDraft]),
  alsoAnswers: [409],
});

const byRevision = v.object({ ...byForm.entries, revision: revisionNumber });

export const listRevisions = defineRoute({
  id: 'ADMIN-FORM-REVISION-LIST',
  method: 'GET',
  path: '/admin/forms/:formId/revisions',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'Revisions of a form, newest first, paged',
  params: byForm,
  query: v.object(revisionEntries),
  response: pageOf(listedRevision),
});

export const getRevision = defineRoute({
  id: 'ADMIN-FORM-REVISION-GET',
  method: 'GET',
  path: '/admin/forms/:formId/revisions/:revision',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'A form as it was in a revision',
  params: byRevision,
  response: dataOf(v.object({ ...adminFormResponse.entries, by: savedBy })),
});

/** `revision` in the body is the newest one, as in ADMIN-FORM-UPDATE. */
export const restoreRevision = defineRoute({
  id: 'ADMIN-FORM-REVISION-RESTORE',
  method: 'POST',
  path: '/admin/forms/:formId/revisions/:revision/restore',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary: 'Make a former revision of a form its next one; 409 and the newest form without the newest `revision`',
  params: byRevision,
  request: v.strictObject({ revision: v.optional(v.number()) }),
  response: savedOrNewest,
  alsoAnswers: [409],
});

/** The copy is closed (`active`) until it is opened, and has the stock limits of the form. */
export const duplicateForm = defineRoute({
  id: 'ADMIN-FORM-DUPLICATE',
  method: 'POST',
  path: '/admin/forms/:formId/duplicate',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Make a copy of a form, closed until it is opened',
  params: byForm,
  request: v.strictObject({ id: v.optional(identifier), title: v.pipe(text(200), v.minLength(1)) }),
  response: saved,
});

export const archiveForm = defineRoute({
  id: 'ADMIN-FORM-ARCHIVE',
  method: 'POST',
  path: '/admin/forms/:formId/archive',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Put a form away: closed to visitors, out of lists, with all that was sent; or take it out again',
  params: byForm,
  request: v.strictObject({ archived: v.boolean() }),
  response: outcome({ data: adminFormResponse }),
});

/** All warnings, of those too for which ADMIN-FORM-UPDATE would refuse it. */
export const lintForm = defineRoute({
  id: 'ADMIN-FORM-LINT',
  method: 'POST',
  path: '/admin/forms/:formId/lint',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary: 'What saving a form would warn of; saves nothing; absent keys are as in the form',
  params: byForm,
  request: writtenForm,
  response: outcome({ data: v.array(warning) }),
  bodyLimit,
});

/** Ids and names of records that a form or a page may refer to; nothing else about them. */
export const listChoices = defineRoute({
  id: 'ADMIN-FORM-CHOICE-LIST',
  method: 'GET',
  path: '/admin/forms/:formId/choices',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'Calendars, funds, sections or other forms that a form may name, by id, paged',
  params: byForm,
  query: v.object({
    kind: v.picklist(['calendars', 'caisses', 'forms', 'sections']),
    ...searchEntries,
    /** Only this one, if there is one. */
    id: v.optional(identifier),
    ...pageEntries,
  }),
  response: pageOf(v.object({ id: identifier, label: v.string() })),
});
