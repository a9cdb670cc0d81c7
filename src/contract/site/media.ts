import * as v from 'valibot';
import {
  changedOutcome,
  dataOf,
  identifier,
  instant,
  outcome,
  pageEntries,
  pageOf,
  searchEntries,
  text,
  version,
} from '../common';
import { defineRoute } from '../route';

export const mediaKind = v.picklist(['PICTURE', 'PDF']);
export type MediaKind = v.InferOutput<typeof mediaKind>;

/** PROCESSING: a picture is shown already, and its smaller sizes are being made. FAILED: it is shown in one size only. */
const state = v.picklist(['PROCESSING', 'READY', 'FAILED']);
export type MediaState = v.InferOutput<typeof state>;

/** Text alternative of a picture, empty if it only decorates; for a PDF, its title. */
export const mediaAlt = text(500);

/** MEDIA-01: a picture or PDF of an organisation. `url` is what content names; `bytes` counts all sizes. */
export const mediaItem = v.object({
  id: identifier,
  kind: mediaKind,
  state,
  url: text(200),
  name: text(200),
  alt: mediaAlt,
  /** Width and height of the largest size; null for a PDF. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  bytes: v.number(),
  createdAt: instant,
  /** Of its texts (CALL-164). */
  version: v.string(),
});
export type MediaItem = v.InferOutput<typeof mediaItem>;

/** `bytes` that all take, of `most`. */
export const mediaPage = v.object({ ...pageOf(mediaItem).entries, bytes: v.number(), most: v.number() });

/** A record of the organisation that names the address of a picture or PDF. */
const mediaUse = v.object({ subject: text(40), id: identifier, name: text(300) });
export type MediaUse = v.InferOutput<typeof mediaUse>;

/** MEDIA-02. */
export const uploadMedia = defineRoute({
  id: 'ADMIN-MEDIA-UPLOAD',
  method: 'POST',
  path: '/admin/media',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Send a JPEG, PNG or WebP picture, or a PDF, as the file `file` of multipart/form-data',
  query: v.object({ alt: mediaAlt }),
  response: outcome({ data: mediaItem }),
});

export const listMedia = defineRoute({
  id: 'ADMIN-MEDIA-LIST',
  method: 'GET',
  path: '/admin/media',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'Pictures and PDF of the token’s organisation, newest first, paged; how many bytes all take, and may take',
  query: v.object({ kind: v.optional(mediaKind), ...searchEntries, ...pageEntries }),
  response: mediaPage,
});

const byId = v.object({ mediaId: identifier });

export const getMedia = defineRoute({
  id: 'ADMIN-MEDIA-GET',
  method: 'GET',
  path: '/admin/media/:mediaId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'editor',
  summary: 'A picture or PDF, and the records that name its address',
  params: byId,
  response: dataOf(v.object({ ...mediaItem.entries, uses: v.array(mediaUse) })),
});

export const updateMedia = defineRoute({
  id: 'ADMIN-MEDIA-UPDATE',
  method: 'PUT',
  path: '/admin/media/:mediaId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Change what a picture is said to show, or its name; absent keys stay as they are; 409 and the newest for another `version`',
  params: byId,
  request: v.strictObject({
    alt: v.optional(mediaAlt),
    name: v.optional(v.pipe(text(200), v.minLength(1))),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: mediaItem }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const deleteMedia = defineRoute({
  id: 'ADMIN-MEDIA-DELETE',
  method: 'DELETE',
  path: '/admin/media/:mediaId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  confirmed: true,
  summary: 'Delete a picture or PDF; answers which records still name its address',
  params: byId,
  response: outcome({ data: v.object({ uses: v.array(mediaUse) }) }),
});
