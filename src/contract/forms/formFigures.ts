import * as v from 'valibot';
import { dataOf, mode } from '../common';
import { defineRoute } from '../route';
import { listedForm } from './adminForms';
import { byForm } from './forms';
import { submissionState } from './formSubmissions';

const formFigures = v.object({
  ...listedForm.entries,
  /** Of which mode they are: in a trial, of both. */
  mode,
  /** How many there are in each state; those without any are left out. */
  states: v.array(v.object({ state: submissionState, count: v.number() })),
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
