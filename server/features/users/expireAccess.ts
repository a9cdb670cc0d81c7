import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { accessKeys, knownBrowsers, outbox, sessions } from '../../db/schema';
import { LONGEST_SESSION } from '../../secrets/sessions';
import type { Surroundings } from '../../surroundings';
import { DELETION_LETTER } from '../deletion/deletionLetter';
import { KEY_LETTER, NEWS_LETTER } from './queueUserLetter';

const DAY = 24 * 60 * 60 * 1000;

/** Forgets sessions that are over, links a month after their end, browsers unseen for longer than cookies last, and sent mails. */
export async function expireAccess({
  database: { queries },
  now,
}: Pick<Surroundings, 'database' | 'now'>): Promise<number> {
  const ago = (span: number) => new Date(now().getTime() - span);
  const gone = [
    await queries
      .delete(sessions)
      .where(lt(sessions.createdAt, ago(LONGEST_SESSION)))
      .returning({ id: sessions.id }),
    await queries
      .delete(accessKeys)
      .where(lt(accessKeys.expiresAt, ago(30 * DAY)))
      .returning({ id: accessKeys.id }),
    await queries
      .delete(knownBrowsers)
      .where(lt(knownBrowsers.seenAt, ago(400 * DAY)))
      .returning({ id: knownBrowsers.hash }),
    await queries
      .delete(outbox)
      .where(
        and(
          inArray(outbox.kind, [KEY_LETTER, NEWS_LETTER, DELETION_LETTER]),
          isNotNull(outbox.sentAt),
          lt(outbox.createdAt, ago(30 * DAY)),
        ),
      )
      .returning({ id: outbox.id }),
  ];
  return gone.flat().length;
}
