import { isDeepStrictEqual } from 'node:util';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { idTakenError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { versionOf } from '../../text/versionOf';
import { createOwned, removeOwned, updateVersioned, type RemovableKind } from '../audit/ownRecords';
import { type ContentTable, findContent, insertContent, lockContent, removeContent, saveContent } from './contentStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
type Rest = 'id' | 'organisationId' | 'createdAt' | 'updatedAt' | 'edits';

/** Table of the content. */
interface ContentPlace {
  readonly tx: Queries;
  readonly organisationId: string;
  readonly id: string;
  readonly createdAt: Date;
}

/** A kind of content: how it is stored, and what its organisation sees of it. */
export interface ContentKind<T extends ContentTable, Content extends object> {
  readonly table: T;
  /** In messages: "event". */
  readonly name: string;
  /** In the log and in the ids of its calls, in lower case. */
  readonly subject: string;
  /** Columns that the search of a list looks in. */
  readonly searched: readonly (AnyPgColumn | SQL)[];
  /** Content that nothing is said of yet. */
  blank(now: Date): Content;
  /**
   * The columns of content that is to be stored, HTML cleaned.
   * @param before what is there; unchanged parts need no check. @throws HttpError 400
   */
  write(content: Content, before: Content | null, place: ContentPlace): Promise<Omit<T['$inferSelect'], Rest>>;
  read(row: T['$inferSelect']): Content;
  /** For content whose earlier versions are kept (BUILD-100). */
  readonly versions?: {
    /** Keeps it as it is now. @param actor null for nobody's, as the demo's */
    keep(tx: Queries, row: T['$inferSelect'], actor: string | null): Promise<void>;
    forget(tx: Queries, row: T['$inferSelect']): Promise<void>;
  };
}

/** Content as a call brings it: absent keys are left as they are. */
export type GivenContent<Content> = { readonly [K in keyof Content]?: Content[K] | undefined };

const withChange = <Content extends object>(content: Content, given: GivenContent<Content>): Content => ({
  ...content,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Content>),
});

/** Content as its organisation sees it. */
type OwnContent<Content> = Content & { readonly id: string; readonly version: string };

export const viewContent = <T extends ContentTable, Content extends object>(
  kind: ContentKind<T, Content>,
  row: T['$inferSelect'],
): OwnContent<Content> => {
  const content = kind.read(row);
  return { ...content, id: row.id, version: versionOf(content) };
};

/** One of an organisation's own. @throws HttpError 404 */
export async function readContent<T extends ContentTable, Content extends object>(
  queries: Queries,
  kind: ContentKind<T, Content>,
  organisationId: string,
  id: string,
): Promise<OwnContent<Content>> {
  return viewContent(kind, requireRow(await findContent(queries, kind.table, organisationId, id), kind.name));
}

const recordKind = <T extends ContentTable, Content extends object>(
  kind: ContentKind<T, Content>,
): RemovableKind<T['$inferSelect'], OwnContent<Content>> => ({
  name: kind.name,
  subject: kind.subject,
  lock: (tx, organisationId, id) => lockContent(tx, kind.table, organisationId, id),
  async save(tx, row, actor) {
    await saveContent(tx, kind.table, row);
    await kind.versions?.keep(tx, row, actor);
  },
  async remove(tx, row) {
    await removeContent(tx, kind.table, row);
    await kind.versions?.forget(tx, row);
  },
  logged: (row) => Object.fromEntries(Object.entries(kind.read(row))),
  view: (row) => viewContent(kind, row),
});

/** Makes content within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createContentIn<T extends ContentTable, Content extends object>(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  kind: ContentKind<T, Content>,
  organisationId: string,
  { id = ids.row(), ...given }: GivenContent<Content> & { readonly id?: string | undefined },
  actor: string | null = null,
): Promise<T['$inferSelect']> {
  const createdAt = now();
  const content = withChange(kind.blank(createdAt), given as GivenContent<Content>);
  const columns = await kind.write(content, null, { tx, organisationId, id, createdAt });
  const row = { ...columns, id, organisationId, createdAt, updatedAt: createdAt } as T['$inferSelect'];
  if (!(await insertContent(tx, kind.table, row))) throw idTakenError(kind.name);
  await kind.versions?.keep(tx, row, actor);
  return row;
}

/** Makes content with an organisation's token. @throws HttpError 400, 409 */
export const createContent = <T extends ContentTable, Content extends object>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: ContentKind<T, Content>,
  given: GivenContent<Content> & { readonly id?: string | undefined },
): Promise<OwnContent<Content>> =>
  createOwned(deps, holder, recordKind(kind), (tx) =>
    createContentIn(tx, deps, kind, holder.organisationId, given, holder.actor),
  );

/**
 * Changes content; absent keys stay. What changes nothing is not noted.
 * @throws Outdated when it is another version than the given one; HttpError 400, 404, 409
 */
export const updateContent = <T extends ContentTable, Content extends object>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: ContentKind<T, Content>,
  id: string,
  { version, ...given }: GivenContent<Content> & { readonly version?: string | undefined },
): Promise<OwnContent<Content>> =>
  updateVersioned(deps, holder, recordKind(kind), { id, version }, async (row, tx) => {
    const before = kind.read(row);
    const { organisationId, createdAt } = row;
    const changed = withChange(before, given as GivenContent<Content>);
    const columns = await kind.write(changed, before, { tx, organisationId, id, createdAt });
    const next = { ...row, ...columns };
    return isDeepStrictEqual(kind.read(next), before) ? row : next;
  });

/** Deletes content for good. @throws HttpError 404 */
export const deleteContent = <T extends ContentTable, Content extends object>(
  deps: Surroundings,
  holder: TokenHolder,
  kind: ContentKind<T, Content>,
  id: string,
): Promise<void> => removeOwned(deps, holder, recordKind(kind), id);
