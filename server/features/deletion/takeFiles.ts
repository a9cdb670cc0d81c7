import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { media, outbox, uploads } from '../../db/schema';
import { forgetMails } from '../privacy/eraseRecords';
import { someOf, takenUpTo, PIECE, type Take } from './piece';

/** Files of visitors: the job that removes files from the disk takes their rows, too. */
export const takeUploads: Take = async (tx, { now }, { id }, after) => {
  const rows = await tx
    .select({ doc: uploads.doc })
    .from(uploads)
    .where(and(eq(uploads.organisationId, id), gt(uploads.doc, after)))
    .orderBy(asc(uploads.doc))
    .limit(PIECE);
  const docs = rows.map(({ doc }) => doc);
  await tx
    .update(uploads)
    .set({ removedAt: now() })
    .where(and(inArray(uploads.doc, docs), isNull(uploads.removedAt)));
  return takenUpTo(rows.length, rows.length, docs.at(-1));
};

/** Pictures and PDF: the same, after an hour, for a backup that is being made. */
export const takeMedia: Take = async (tx, { now }, { id }, after) => {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.organisationId, id), gt(media.id, after)))
    .orderBy(asc(media.id))
    .limit(PIECE);
  const ids = rows.map((row) => row.id);
  await tx
    .update(media)
    .set({ removedAt: now() })
    .where(and(inArray(media.id, ids), isNull(media.removedAt)));
  return takenUpTo(rows.length, rows.length, ids.at(-1));
};

/** Mails, sent or not, with their files. */
export const takeMails: Take = async (tx, { now }, { id }) => {
  const found = await forgetMails(tx, now(), someOf(outbox, id));
  return { found, after: found < PIECE ? null : '' };
};
