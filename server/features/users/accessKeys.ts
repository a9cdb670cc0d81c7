import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { AccessKind, KeyView } from '../../../src/contract/desk/accessKeys';
import type { Queries } from '../../db/database';
import { accessKeys, deletions, organisations } from '../../db/schema';
import { BusinessRefusal } from '../../errors';
import { roleIn } from '../../secrets/sessions';
import { readSignedId, signedId } from '../../secrets/signedId';
import type { Surroundings } from '../../surroundings';
import { findUser } from './userStore';

export type AccessKey = typeof accessKeys.$inferSelect;
type Deps = Pick<Surroundings, 'config' | 'now' | 'ids'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a link is valid (USER-08). */
const lives: Readonly<Record<AccessKind, number>> = {
  operator: HOUR,
  invitation: 7 * DAY,
  reset: HOUR,
  link: 15 * MINUTE,
  email: DAY,
};

type NewKey = Pick<AccessKey, 'kind' | 'lang'> & Partial<Omit<AccessKey, 'createdAt' | 'expiresAt' | 'usedAt'>>;

/** Keeps a key; the link is made of its id (`keyLink`). One of an id that is there already stays as it is. */
export async function keepKey(
  tx: Queries,
  { now, ids }: Pick<Deps, 'now' | 'ids'>,
  wanted: NewKey,
): Promise<AccessKey> {
  const none = { organisationId: null, role: null, invitedBy: null, userId: null, email: null, browserHash: null };
  const at = now();
  const times = { createdAt: at, expiresAt: new Date(at.getTime() + lives[wanted.kind]), usedAt: null };
  const row: AccessKey = { id: ids.row(), ...none, ...wanted, ...times };
  await tx.insert(accessKeys).values(row).onConflictDoNothing();
  return row;
}

const PURPOSE = 'access';

/** The address that opens what a key is for: behind `#`, so that no server or proxy ever logs it. */
export const keyLink = ({ config }: Pick<Deps, 'config'>, id: string): string =>
  `${config.publicUrl}/admin/#key=${signedId(config.keys.links, PURPOSE, id)}`;

const gone = () => new BusinessRefusal('This link was used, has ended, or is not one of ours.', 'gone');

/** An invitation ends with the role of whoever sent it: nobody gives what they no longer have. */
const isBacked = async (queries: Queries, { kind, organisationId, invitedBy }: AccessKey) =>
  kind !== 'invitation' ||
  invitedBy === null ||
  (organisationId !== null && (await roleIn(queries, organisationId, invitedBy)) === 'owner');

/** The key that a link holds, while it can be used. @throws BusinessRefusal `gone` */
export async function findKey(queries: Queries, { config, now }: Deps, given: string): Promise<AccessKey> {
  const id = readSignedId(config.keys.links, PURPOSE, given);
  const [row] =
    id === null
      ? []
      : await queries
          .select()
          .from(accessKeys)
          .where(and(eq(accessKeys.id, id), isNull(accessKeys.usedAt), gt(accessKeys.expiresAt, now())));
  if (!row || !(await isBacked(queries, row))) throw gone();
  return row;
}

/** Uses a key up: of two who do at once, one succeeds. @throws BusinessRefusal `gone` */
export async function spendKey(tx: Queries, { now }: Pick<Deps, 'now'>, { id }: AccessKey): Promise<void> {
  const spent = await tx
    .update(accessKeys)
    .set({ usedAt: now() })
    .where(and(eq(accessKeys.id, id), isNull(accessKeys.usedAt)))
    .returning({ id: accessKeys.id });
  if (spent.length === 0) throw gone();
}

/** Ends the keys of a user that open their account: another password or address has come in between. */
export const endKeysOf = (tx: Queries, { now }: Pick<Deps, 'now'>, userId: string) =>
  tx
    .update(accessKeys)
    .set({ usedAt: now() })
    .where(and(eq(accessKeys.userId, userId), isNull(accessKeys.usedAt)));

/** The purpose of a link that is yet to be used. */
export async function viewKey(queries: Queries, key: AccessKey): Promise<KeyView> {
  const { kind, email, lang, organisationId, role } = key;
  const [organisation] =
    organisationId === null
      ? []
      : await queries
          .select({ ...getTableColumns(organisations), deletedAt: deletions.dueAt })
          .from(organisations)
          .leftJoin(deletions, eq(deletions.organisationId, organisations.id))
          .where(eq(organisations.id, organisationId));
  return {
    ...{ kind, email, lang },
    organisation:
      organisation && role
        ? {
            ...{ id: organisation.id, name: organisation.document.name, role },
            closed: organisation.closedAt !== null,
            deletedAt: organisation.deletedAt?.toISOString() ?? null,
          }
        : null,
    isNew: kind === 'operator' || (kind === 'invitation' && email !== null && !(await findUser(queries, email))),
  };
}
