import * as v from 'valibot';
import { outcome, pageEntries } from '../common';
import { defineRoute } from '../route';
import { mediaAlt, mediaItem, mediaKind, mediaPage } from '../site/media';
import { byForm } from './forms';

/** MEDIA-02, for who may edit this form alone (BUILD-88). */
export const uploadFormMedia = defineRoute({
  id: 'ADMIN-FORM-MEDIA-UPLOAD',
  method: 'POST',
  path: '/admin/forms/:formId/media',
  access: 'organisation',
  scopes: ['everything', 'forms'],
  role: 'editor',
  summary: 'Send a picture or PDF for a form, as ADMIN-MEDIA-UPLOAD takes it',
  params: byForm,
  query: v.object({ alt: mediaAlt }),
  response: outcome({ data: mediaItem }),
});

/** The pictures and PDF that a form may show: all of its organisation's (BUILD-88). */
export const listFormMedia = defineRoute({
  id: 'ADMIN-FORM-MEDIA-LIST',
  method: 'GET',
  path: '/admin/forms/:formId/media',
  access: 'organisation',
  scopes: ['everything', 'read', 'forms'],
  role: 'editor',
  summary: 'Pictures and PDF that a form may show, newest first, paged, as ADMIN-MEDIA-LIST has them',
  params: byForm,
  query: v.object({ kind: v.optional(mediaKind), ...pageEntries }),
  response: mediaPage,
});
