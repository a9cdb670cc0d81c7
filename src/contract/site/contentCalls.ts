import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, outcome, pageEntries, pageOf, searchEntries } from '../common';
import { defineRoute, type Route, type Schema } from '../route';

/** A kind of content that an organisation keeps for its site. */
interface Kind<S extends string, P extends string> {
  /** In the ids of its calls: `EVENT`. */
  readonly subject: S;
  /** In addresses: `events`. */
  readonly path: P;
  /** In summaries: `event`. */
  readonly name: string;
  /** Largest body of a write. */
  readonly bodyLimit: NonNullable<Route['bodyLimit']>;
}

/** The calls by which an organisation keeps one kind of its content, each to be exported under a name of its own. */
export function contentCalls<
  const S extends string,
  const P extends string,
  Create extends Schema,
  Change extends Schema,
  Whole extends v.GenericSchema,
  Listed extends v.GenericSchema,
  const Filters extends v.ObjectEntries,
>(
  { subject, path, name, bodyLimit }: Kind<S, P>,
  schemas: { readonly create: Create; readonly change: Change; readonly whole: Whole; readonly listed: Listed },
  filters: Filters,
) {
  const all = `/admin/${path}` as const;
  const one = `/admin/${path}/:contentId` as const;
  const params = v.object({ contentId: identifier });
  const common = { access: 'organisation', scopes: ['everything'], role: 'editor' } as const;
  const reading = { ...common, method: 'GET', scopes: ['everything', 'read'] } as const;
  return {
    list: defineRoute({
      ...reading,
      id: `ADMIN-${subject}-LIST` as const,
      path: all,
      summary: `Every ${name} of the token’s organisation, latest date first, paged; without the content`,
      query: v.object({ ...searchEntries, ...filters, ...pageEntries }),
      response: pageOf(schemas.listed),
    }),
    read: defineRoute({
      ...reading,
      id: `ADMIN-${subject}-GET` as const,
      path: one,
      summary: `One ${name} of the token’s organisation`,
      params,
      response: dataOf(schemas.whole),
    }),
    create: defineRoute({
      ...common,
      id: `ADMIN-${subject}-CREATE` as const,
      method: 'POST',
      path: all,
      summary: `Create: ${name}`,
      request: schemas.create,
      response: outcome({ data: schemas.whole }),
      bodyLimit,
    }),
    change: defineRoute({
      ...common,
      id: `ADMIN-${subject}-UPDATE` as const,
      method: 'PUT',
      path: one,
      summary: `Change: ${name}; absent keys stay as they are, lists are replaced whole; 409 and the newest for another \`version\``,
      params,
      request: schemas.change,
      response: changedOutcome({ data: schemas.whole }),
      conditions: ['version'],
      alsoAnswers: [409],
      bodyLimit,
    }),
    remove: defineRoute({
      ...common,
      id: `ADMIN-${subject}-DELETE` as const,
      method: 'DELETE',
      path: one,
      confirmed: true,
      summary: `Delete for good: ${name}`,
      params,
      response: outcome({}),
    }),
  };
}
