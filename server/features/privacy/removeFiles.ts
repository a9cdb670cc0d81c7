import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lt } from 'drizzle-orm';
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
  const old = lt(removedMails.removedAt, new Date(now().getTime() - GRACE_MS));
  const rows = await database.queries.select().from(removedMails);
  for (const { id } of rows) {
    const file = join(config.dataFolder, 'mails', `${id}.eml`);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
  }
  const gone = await database.queries.delete(removedMails).where(old).returning({ id: removedMails.id });
  return gone.length + (await removeOrphans(deps));
}
