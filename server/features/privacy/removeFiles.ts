import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { removedMails } from '../../db/schema';
import type { Deps } from '../../deps';
import { removeOrphans } from '../uploads/uploadService';

/** Whoever was writing a mail when it was taken out of the outbox has long finished, or died. */
const GRACE_MS = 10 * 60 * 1000;

/**
 * Removes the files of erased or expired data (PRIV-02), including leftovers of a crash. Returns how many. A mail being
 * written meanwhile is removed by a later run: its name is remembered for a while.
 */
export async function removeFiles(deps: Deps): Promise<number> {
  const { config, database, now } = deps;
  const rows = await database.queries.select().from(removedMails);
  for (const { id } of rows) {
    const file = join(config.dataFolder, 'mails', `${id}.eml`);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
  }
  const old = rows.filter(({ removedAt }) => now().getTime() - removedAt.getTime() > GRACE_MS).map(({ id }) => id);
  await database.queries.delete(removedMails).where(inArray(removedMails.id, old));
  return old.length + (await removeOrphans(deps));
}
