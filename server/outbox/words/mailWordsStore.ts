import { and, eq } from 'drizzle-orm';
import type { WordedMail } from '../../../src/contract/terms/wordedMails';
import type { Queries } from '../../db/database';
import { mailWords } from '../../db/schema';

export type MailWordsRow = typeof mailWords.$inferSelect;
/** An organisation's own words of one mail, by language. */
export type OwnWords = MailWordsRow['words'];

const own = (organisationId: string, mail: WordedMail) =>
  and(eq(mailWords.organisationId, organisationId), eq(mailWords.id, mail));

export const listMailWords = (queries: Queries, organisationId: string): Promise<MailWordsRow[]> =>
  queries.select().from(mailWords).where(eq(mailWords.organisationId, organisationId));

/** An organisation's own words of a mail; none where the server's are used. */
export async function findOwnWords(queries: Queries, organisationId: string, mail: WordedMail): Promise<OwnWords> {
  const [row] = await queries.select().from(mailWords).where(own(organisationId, mail));
  return row?.words ?? {};
}

/** Locks the words of a mail, which every organisation has from the first change on. */
export async function lockMailWords(
  tx: Queries,
  now: Date,
  organisationId: string,
  id: WordedMail,
): Promise<MailWordsRow | null> {
  await tx
    .insert(mailWords)
    .values({ id, organisationId, words: {}, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(mailWords).where(own(organisationId, id)).for('update');
  return row ?? null;
}

export async function saveMailWords(tx: Queries, { id, organisationId, ...row }: MailWordsRow): Promise<void> {
  await tx.update(mailWords).set(row).where(own(organisationId, id));
}
