import * as v from 'valibot';
import { identifier, outcome, yesOrNo } from '../common';
import { defineRoute } from '../route';

/** Kinds of records in an archive, in the order in which they are taken: what others name comes before them. */
export const archivedKinds = [
  'organisation',
  'calendars',
  'caisses',
  'services',
  'sections',
  'forms',
  'stock',
  'campagnes',
  'events',
  'news',
  'articles',
  'galleries',
  'pages',
  'horaires',
  'config',
  'web',
  'site',
  'mails',
  'translations',
] as const;
export type ArchivedKind = (typeof archivedKinds)[number];

/** `id` is null for what an organisation has one of. A picture or PDF goes by the hash in its address. */
const archivedRecord = v.object({
  kind: v.picklist(['media', ...archivedKinds]),
  id: v.nullable(identifier),
});
export type ArchivedRecord = v.InferOutput<typeof archivedRecord>;

/** A problem of a record: the path of the field, empty for the whole record, and the reason. */
const archiveProblem = v.object({ ...archivedRecord.entries, path: v.string(), message: v.string() });

/** An archive's effect on an organisation, actual or expected. Records that it does not name are left alone. */
const archiveReport = v.object({
  created: v.array(archivedRecord),
  changed: v.array(archivedRecord),
  unchanged: v.array(archivedRecord),
  problems: v.array(archiveProblem),
});
export type ArchiveReport = v.InferOutput<typeof archiveReport>;

/** ARCH-01. */
export const exportArchive = defineRoute({
  id: 'ADMIN-ARCHIVE-EXPORT',
  method: 'GET',
  path: '/admin/archive',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary:
    'All content of the token’s organisation with its pictures and PDF, as one ZIP archive; nothing of money or people',
  response: v.undefined(),
  produces: 'application/zip',
  exports: true,
});

/** ARCH-03. Without `dryRun` all is taken or nothing. */
export const importArchive = defineRoute({
  id: 'ADMIN-ARCHIVE-IMPORT',
  method: 'POST',
  path: '/admin/archive',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary:
    'Take the content of an archive, sent as the file `file` of multipart/form-data; with `dryRun` only say what would change',
  query: v.object({ dryRun: v.optional(yesOrNo) }),
  response: outcome({ data: archiveReport }),
});
