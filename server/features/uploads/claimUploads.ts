import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Evaluation } from '../../../src/core/form';
import type { Queries } from '../../db/database';
import { uploads } from '../../db/schema';

/** A file that a submission names, and which media types its field takes; any without. */
export interface ClaimedFile {
  readonly doc: string;
  acceptsFile?(mime: string): boolean;
}

/** The files among the visible values of a submission. */
export function claimedFiles({ fieldIndex, isShown, valueOf }: Evaluation): ClaimedFile[] {
  return [...fieldIndex.slots.values()].flatMap((slot) => {
    const { acceptsFile } = slot.spec;
    if (!acceptsFile || !isShown(slot.key)) return [];
    return (valueOf(slot) as readonly { doc: string }[]).map(({ doc }) => ({ doc, acceptsFile }));
  });
}

/**
 * Assigns files to a submission within the caller's transaction. False if one belongs to another organisation or
 * submission, no longer exists, or is of a type its field rejects: then roll back.
 */
export async function claimUploads(
  tx: Queries,
  {
    organisationId,
    submissionId,
    docs,
  }: { readonly organisationId: string; readonly submissionId: string; readonly docs: readonly ClaimedFile[] },
): Promise<boolean> {
  if (docs.length === 0) return true;
  const names = [...new Set(docs.map(({ doc }) => doc))].sort();
  const rows = await tx
    .update(uploads)
    .set({ submissionId })
    .where(
      and(
        inArray(uploads.doc, names),
        eq(uploads.organisationId, organisationId),
        or(isNull(uploads.submissionId), eq(uploads.submissionId, submissionId)),
        isNotNull(uploads.size),
        isNull(uploads.removedAt),
      ),
    )
    .returning({ doc: uploads.doc, mime: uploads.mime });
  const mimes = new Map(rows.map(({ doc, mime }) => [doc, mime ?? '']));
  return docs.every(({ doc, acceptsFile }) => {
    const mime = mimes.get(doc);
    return mime !== undefined && (acceptsFile?.(mime) ?? true);
  });
}
