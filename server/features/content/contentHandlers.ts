import type { Deps } from '../../deps';
import { PAGE, toPage } from '../../page';
import type { TokenHolder } from '../../secrets/tokens';
import { createContent, deleteContent, readContent, updateContent, viewContent } from './contentKind';
import type { ContentKind, GivenContent } from './contentKind';
import { beforeRow, type ContentTable, listContent } from './contentStore';

const success = true as const;

/** What a call of one record was sent. */
interface OfOne {
  readonly organisationId: string;
  readonly params: { readonly contentId: string };
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
    list: async (call: {
      organisationId: string;
      query: { before?: string | undefined; limit?: number | undefined };
    }) => {
      const { before, limit = PAGE } = call.query;
      const where = beforeRow(kind.table, call.organisationId, before);
      const rows = await listContent(queries, kind.table, call.organisationId, { where, limit: limit + 1 });
      return toPage(rows, limit, (row) => viewContent(kind, row));
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
