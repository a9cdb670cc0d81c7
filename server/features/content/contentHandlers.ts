import { and, eq, type SQL } from 'drizzle-orm';
import { afterPlace, orderBy, placeIn } from '../../db/listOrder';
import { searchPage } from '../../db/searchPage';
import { searchWords } from '../../db/textSearch';
import type { Deps } from '../../deps';
import { PAGE, toPage } from '../../page';
import type { TokenHolder } from '../../secrets/tokens';
import { createContent, deleteContent, readContent, updateContent, viewContent } from './contentKind';
import type { ContentKind, GivenContent } from './contentKind';
import { contentOrder, type ContentTable, listContent } from './contentStore';

const success = true as const;

/** Input of a call about one record. */
interface OfOne {
  readonly organisationId: string;
  readonly params: { readonly contentId: string };
}
interface OfAll {
  readonly organisationId: string;
  readonly query: {
    readonly search?: string | undefined;
    readonly before?: string | undefined;
    readonly limit?: number | undefined;
  };
}
interface Holder {
  readonly holder: TokenHolder;
}

/** The handlers of one kind's calls; `present` answers a change that changes nothing (SET-03). */
export function contentHandlers<T extends ContentTable, Content extends object>(
  deps: Deps,
  kind: ContentKind<T, Content>,
) {
  const { queries } = deps.database;
  return {
    /** @param filter what else the rows are to be */
    list: async ({ organisationId, query }: OfAll, filter?: SQL) => {
      const { before, limit = PAGE, search } = query;
      const { table, searched } = kind;
      const placed = contentOrder(table);
      const list = and(eq(table.organisationId, organisationId), filter, afterPlace(placed, before, organisationId));
      const order = orderBy(placed);
      const owned = { column: table.organisationId, owner: organisationId };
      const page = { id: table.id, list, order, search: searchWords(owned, searched, search), limit: limit + 1 };
      const rows = await searchPage(page, (where) =>
        listContent(queries, table, organisationId, { where, order, limit: limit + 1 }),
      );
      return toPage(rows, limit, (row) => viewContent(kind, row), placeIn(placed));
    },
    read: async ({ organisationId, params }: OfOne) => ({
      data: await readContent(queries, kind, organisationId, params.contentId),
    }),
    create: async ({ holder, body }: Holder & { body: GivenContent<Content> & { id?: string | undefined } }) => ({
      success,
      data: await createContent(deps, holder, kind, body),
    }),
    change: async ({
      holder,
      params,
      body,
    }: OfOne & Holder & { body: GivenContent<Content> & { version?: string | undefined } }) => ({
      success,
      data: await updateContent(deps, holder, kind, params.contentId, body),
    }),
    present: async ({ organisationId, params }: OfOne) => ({
      success,
      data: await readContent(queries, kind, organisationId, params.contentId),
    }),
    remove: async ({ holder, params }: OfOne & Holder) => {
      await deleteContent(deps, holder, kind, params.contentId);
      return { success };
    },
  };
}
