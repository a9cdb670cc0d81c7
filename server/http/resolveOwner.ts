import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bareIds, calendars, caisses, campaigns, forms, sections, type BareKind } from '../db/schema';
import type { Surroundings } from '../surroundings';
import { findFormWithProduct } from '../db/findFormWithProduct';
import { ifOpen, meantOrganisation, type Place } from './place';

/** Something that is asked for by its id. */
interface AskedId {
  /** The organisation that was named with it, if one was. */
  readonly org?: string | undefined;
  readonly kind: BareKind;
  readonly id: string;
}

/** The owner of a bare id never changes: each is read once. Null if it has none. */
const known = new WeakMap<Database, Map<string, string | null>>();
const MOST_KNOWN = 10_000;

/**
 * The organisation among whose own ids a thing is looked for (ORG-01): the one that is meant at the place. But without a name an id
 * that was unique on the server before organisations had ids of their own is still its owner's, unless it is asked for at the host of an
 * organisation that has such a thing itself. A promise only where something has to be read.
 * @throws HttpError 410 where that organisation is closed
 */
export function resolveOwner(
  { database }: Pick<Surroundings, 'database'>,
  place: Place,
  { org, kind, id }: AskedId,
): string | Promise<string> {
  const meant = meantOrganisation(place, org);
  // A path `/o/{org}` names its organisation.
  if (org !== undefined || (place.owner !== null && !place.byHost)) return ifOpen(place, meant);
  const decide = (former: string | null) => {
    if (former === null || former === meant) return ifOpen(place, meant);
    if (!place.byHost) return ifOpen(place, former);
    return isOf(database, meant, kind, id).then((own) => ifOpen(place, own ? meant : former));
  };
  const former = formerOwner(database, kind, id);
  return former instanceof Promise ? former.then(decide) : decide(former);
}

function formerOwner(database: Database, kind: BareKind, id: string): string | null | Promise<string | null> {
  const owners = known.get(database) ?? new Map<string, string | null>();
  known.set(database, owners);
  const name = `${kind} ${id}`;
  const found = owners.get(name);
  if (found !== undefined) return found;
  return readOwner(database, kind, id).then((owner) => {
    if (owners.size >= MOST_KNOWN) owners.clear();
    owners.set(name, owner);
    return owner;
  });
}

async function readOwner({ queries }: Database, kind: BareKind, id: string): Promise<string | null> {
  const [owner] = await queries
    .select({ organisationId: bareIds.organisationId })
    .from(bareIds)
    .where(and(eq(bareIds.kind, kind), eq(bareIds.id, id)));
  return owner?.organisationId ?? null;
}

const tables = { caisse: caisses, form: forms, calendar: calendars, campaign: campaigns, section: sections };

/** Whether an organisation has such a thing of its own. */
async function isOf({ queries }: Database, organisationId: string, kind: BareKind, id: string): Promise<boolean> {
  if (kind === 'product') return (await findFormWithProduct(queries, organisationId, id)) !== null;
  const { id: idColumn, organisationId: owner } = tables[kind];
  const rows = await queries
    .select({ id: idColumn })
    .from(tables[kind])
    .where(and(eq(owner, organisationId), eq(idColumn, id)));
  return rows.length > 0;
}
