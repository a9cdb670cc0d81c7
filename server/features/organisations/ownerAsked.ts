import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bareIds, type BareKind } from '../../db/schema';
import type { Deps } from '../../deps';

/** Something that is asked for by its id. */
export interface AskedId {
  /** The organisation that was named with it, if one was. */
  readonly org?: string | undefined;
  readonly kind: BareKind;
  readonly id: string;
}

/** To whom bare ids belong never changes: each is read once. */
const known = new WeakMap<Database, Map<string, string>>();
const MOST_KNOWN = 10_000;

/**
 * The organisation among whose own ids a thing is looked for (ORG-01): the one that is named. Without a name an id that was
 * unique on the server before organisations had ids of their own is still its owner's; any other is the default organisation's.
 * A promise only where it has to be read.
 */
export function ownerAsked(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  { org, kind, id }: AskedId,
): string | Promise<string> {
  if (org !== undefined) return org === 'default' ? config.defaultOrganisation : org;
  const owners = known.get(database) ?? new Map<string, string>();
  known.set(database, owners);
  const name = `${kind} ${id}`;
  return (
    owners.get(name) ??
    readOwner(database, kind, id).then((found) => {
      const owner = found ?? config.defaultOrganisation;
      if (owners.size >= MOST_KNOWN) owners.clear();
      owners.set(name, owner);
      return owner;
    })
  );
}

async function readOwner({ queries }: Database, kind: BareKind, id: string): Promise<string | undefined> {
  const [owner] = await queries
    .select({ organisationId: bareIds.organisationId })
    .from(bareIds)
    .where(and(eq(bareIds.kind, kind), eq(bareIds.id, id)));
  return owner?.organisationId;
}
