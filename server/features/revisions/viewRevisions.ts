import { toPage } from '../../page';

interface RevisionRow {
  readonly revision: number;
  readonly actor: string | null;
  readonly createdAt: Date;
}

/** A revision as lists have it: which one, by whom and when. */
export const viewRevision = ({ revision, actor: by, createdAt }: RevisionRow) => ({
  revision,
  by,
  at: createdAt.toISOString(),
});

/** A page of revisions, of which one more than `limit` was read. */
export const viewRevisions = (rows: readonly RevisionRow[], limit: number) =>
  toPage(
    rows.map((row) => ({ ...row, id: String(row.revision) })),
    limit,
    viewRevision,
  );
