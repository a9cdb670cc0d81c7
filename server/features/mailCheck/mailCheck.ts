import { and, desc, eq } from 'drizzle-orm';
import type { MailState } from '../../../src/contract/organisations/mailCheck';
import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';
import { fromAddress } from '../../outbox/createMailer';
import type { Caller } from '../../secrets/tokens';
import { queueToTester } from './queueToTester';

export const TEST_LETTER = 'test';

const lately = (queries: Queries, organisationId: string) =>
  queries
    .select()
    .from(outbox)
    .where(and(eq(outbox.organisationId, organisationId), eq(outbox.kind, TEST_LETTER)))
    .orderBy(desc(outbox.createdAt))
    .limit(1);

/** The state of outgoing mail, with the outcome of the last test (CALL-94). */
export async function readMailState(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  organisationId: string,
): Promise<MailState> {
  const [last] = await lately(database.queries, organisationId);
  return {
    sends: config.smtpUrl !== undefined,
    from: fromAddress(config),
    test: last
      ? {
          state: last.sentAt ? 'sent' : last.attempts > 1 ? 'failing' : 'waiting',
          at: (last.sentAt ?? last.createdAt).toISOString(),
        }
      : null,
  };
}

/** Sends a test mail to who asks for it, once per key. @throws as `queueToTester` */
export const queueTestMail = (deps: Deps, holder: Caller, idempotencyKey: string): Promise<void> =>
  queueToTester(deps, holder, {
    ...{ kind: TEST_LETTER, most: 5, idempotencyKey },
    note: { action: 'ADMIN-MAIL-TEST', subject: 'mail', subjectId: null, changes: {} },
  });
