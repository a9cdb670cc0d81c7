import * as v from 'valibot';
import { pageEntries, pageOf } from '../common';
import { defineRoute } from '../route';
import { adminFormResponse } from './adminForms';

const { id, title, noticeMails, noticeTo } = adminFormResponse.entries;
const formNotice = v.object({ id, title, noticeMails, noticeTo });
export type FormNotice = v.InferOutput<typeof formNotice>;

/** CALL-220. No addresses: the organisation's own (MAIL-01). */
export const listFormNotices = defineRoute({
  id: 'ADMIN-FORM-NOTICE-LIST',
  method: 'GET',
  path: '/admin/form-notices',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Whom each form that is not archived tells of what is sent with it, newest form first, paged (CALL-220)',
  query: v.object(pageEntries),
  response: pageOf(formNotice),
});
