import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { outdated, Outdated } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { differences, formerly, recordChange } from './recordChange';

/** A kind of record that organisations keep with their tokens. */
export interface RecordKind<Row extends { readonly id: string }, View> {
  /** In messages: "fund". */
  readonly name: string;
  /** In the log: "caisse". Absent: `name`. */
  readonly subject?: string;
  lock(tx: Queries, organisationId: string, id: string): Promise<Row | null>;
  /** @param actor the name of who changed it */
  save(tx: Queries, row: Row, actor: string): Promise<void>;
  /** Fields for the audit log: nothing of payers, no secret (SRV-09). */
  logged(row: Row): Readonly<Record<string, unknown>>;
  /** The record as its organisation sees it. */
  view(row: Row, tx: Queries): View | Promise<View>;
}

/** A kind of record that can be deleted for good. */
export interface RemovableKind<Row extends { readonly id: string }, View> extends RecordKind<Row, View> {
  remove(tx: Queries, row: Row): Promise<void>;
}

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;

/** Makes a record with an organisation's token, and notes it (SRV-12). */
export function createOwned<Row extends { readonly id: string }, View>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: RecordKind<Row, View>,
  create: (tx: Queries) => Promise<Row>,
): Promise<View> {
  return deps.database.transaction(async (tx) => {
    const row = await create(tx);
    await note(tx, deps, holder, kind, 'CREATE', null, row);
    return kind.view(row, tx);
  });
}

/**
 * Changes a record under its lock with an organisation's token, and notes it (SRV-12); not where `change` returns the row that it
 * was given. @throws HttpError 404
 */
export function updateOwned<Row extends { readonly id: string; readonly updatedAt: Date }, View>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: RecordKind<Row, View>,
  id: string,
  change: (row: Row, tx: Queries) => Row | Promise<Row>,
): Promise<View> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await kind.lock(tx, holder.organisationId, id), kind.name);
    const changed = await change(row, tx);
    if (changed === row) return kind.view(row, tx);
    const next = { ...changed, updatedAt: deps.now() };
    await kind.save(tx, next, holder.actor);
    await note(tx, deps, holder, kind, 'UPDATE', row, next);
    return kind.view(next, tx);
  });
}

/** Names its own state: by `version`, or by `edition` where the version counts more than its settings. */
type Versioned = { readonly version: string } | { readonly edition: string };

/**
 * The same for a record with a version; a change that leaves it as it was is not noted.
 * @param version of the record that was edited; any when undefined
 * @throws Outdated, with the newest record, when it is of another version; HttpError 404
 */
export const updateVersioned = <Row extends { readonly id: string; readonly updatedAt: Date }, View extends Versioned>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: RecordKind<Row, View>,
  { id, version }: { readonly id: string; readonly version: string | undefined },
  change: (row: Row, tx: Queries) => Row | Promise<Row>,
): Promise<View> =>
  updateOwned(deps, holder, kind, id, async (row, tx) => {
    if (version !== undefined) {
      const newest = await kind.view(row, tx);
      if (version !== ('edition' in newest ? newest.edition : newest.version))
        throw new Outdated(outdated(kind.name), newest);
    }
    const changed = await change(row, tx);
    return isDeepStrictEqual(changed, row) ? row : changed;
  });

/** Deletes a record with an organisation's token, and notes what it was (SRV-12). @throws HttpError 404 */
export function removeOwned<Row extends { readonly id: string }>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: RemovableKind<Row, unknown>,
  id: string,
): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await kind.lock(tx, holder.organisationId, id), kind.name);
    await kind.remove(tx, row);
    const { name, subject = name, logged } = kind;
    const action = `ADMIN-${subject.toUpperCase()}-DELETE`;
    await recordChange(tx, deps, holder, { action, subject, subjectId: id, changes: formerly(logged(row)) });
  });
}

function note<Row extends { readonly id: string }>(
  tx: Queries,
  deps: Surroundings,
  holder: TokenHolder,
  { name, subject = name, logged }: RecordKind<Row, unknown>,
  verb: 'CREATE' | 'UPDATE',
  before: Row | null,
  after: Row,
): Promise<void> {
  const action = `ADMIN-${subject.toUpperCase()}-${verb}`;
  const changes = differences(before && logged(before), logged(after));
  return recordChange(tx, deps, holder, { action, subject, subjectId: after.id, changes });
}
