import { and, eq } from 'drizzle-orm';
import { languages, type Language } from '../../../src/contract/common';
import { writeDates } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import { userTexts } from '../../../src/i18n/users';
import type { Queries } from '../../db/database';
import { deletions, memberships, users } from '../../db/schema';
import { composeLetter, validAddress } from '../../outbox/composeLetter';
import type { Letter } from '../../outbox/letter';
import { letterButton } from '../../outbox/letterButton';
import { queueLetter } from '../../outbox/queueLetter';
import type { Surroundings } from '../../surroundings';
import type { OrganisationRecord } from '../organisations/organisationStore';

export const DELETION_LETTER = 'deletion';

interface News {
  readonly news: 'asked' | 'soon' | 'cancelled';
  readonly row: Pick<typeof deletions.$inferSelect, 'askedAt' | 'dueAt'>;
}
interface Payload extends Readonly<Record<'to' | 'name' | 'id' | 'organisation' | 'day' | 'askedAt', string>> {
  readonly lang: Language;
  readonly news: News['news'];
}

/** Tells all owners what becomes of their organisation. These mails are the server's: those of the organisation end with it. */
export async function queueDeletionLetters(
  tx: Queries,
  deps: Pick<Surroundings, 'ids' | 'now'>,
  organisation: OrganisationRecord,
  { news, row: { askedAt, dueAt } }: News,
): Promise<void> {
  const { id, name } = organisation;
  const owners = await tx
    .select({ id: users.id, to: users.email, name: users.name, lang: users.lang })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organisationId, id), eq(memberships.role, 'owner')));
  if (owners.length === 0) return;
  const about = { news, id, organisation: name, askedAt: askedAt.toISOString() };
  const dayIn = (lang: Language) => writeDates(lang, timeZoneOf(organisation)).date(dueAt.getTime());
  await queueLetter(
    tx,
    deps,
    ...owners.map(({ id: userId, ...owner }) => ({
      ...{ organisationId: '', kind: DELETION_LETTER, about: `${userId}-${news}-${deps.ids.row()}` },
      payload: { ...owner, ...about, day: dayIn(owner.lang) } satisfies Payload,
    })),
  );
}

/** A mail of one that was cancelled meanwhile would frighten; of one that has begun, promise too much. */
async function stands({ database }: Surroundings, { id, askedAt, news }: Payload): Promise<boolean> {
  const [row] = await database.queries.select().from(deletions).where(eq(deletions.organisationId, id));
  const isAsked = row?.askedAt.toISOString() === askedAt;
  return news === 'cancelled' ? !isAsked : isAsked && row.startedAt === null;
}

/** The mails to owners of an organisation that is to be deleted (ORG-10). */
export const deletionLetter: Letter = {
  kinds: [DELETION_LETTER],
  async write(deps, row) {
    const payload = row.payload as unknown as Payload;
    const { to, name, news, organisation, day, id, lang: given } = payload;
    const lang = languages.includes(given) ? given : 'fr';
    const address = validAddress(to);
    if (address === null || !(await stands(deps, payload))) return null;
    const { deletion } = userTexts[lang];
    const { subject, body } = deletion[news];
    const place = `${deps.config.publicUrl}/admin/o/${id}/settings/data`;
    return composeLetter({
      ...{ lang, organisation: { name: organisation }, to: { name, address }, replyTo: null, date: row.createdAt },
      subject: subject(organisation),
      blocks: [
        [body(organisation, day)],
        ...(news === 'cancelled' ? [] : [[deletion.undo], letterButton(lang, deletion.button, place)]),
      ],
    });
  },
};
