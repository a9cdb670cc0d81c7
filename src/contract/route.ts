import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { Role } from './terms/roles';

/** Any valibot schema: for a route's parameters, query, body or answer. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * Allowed callers: anyone; an organisation's token or a member of it (SRV-10, USER-01); the operator's token or an
 * operator; a provider that signs its request; at the desk alone, anyone or a signed-in user.
 */
type RouteAccess = 'public' | 'organisation' | 'operator' | 'provider' | 'guest' | 'user';

/**
 * The scopes of a token (SRV-10): everything its organisation may do; read only; read and write its listed forms; read and
 * write the site's own pages, sections, menu and home page; run its campaign's evening.
 */
export const tokenScopes = ['everything', 'read', 'forms', 'pages', 'evening'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Calls of an organisation name the scopes that may make them. Those of *forms* have a `:formId`, those of *evening* a `:campaignId`. */
interface OrganisationEntry {
  readonly access: 'organisation';
  readonly scopes: readonly TokenScope[];
  /** The least role of a user who may call (USER-01). */
  readonly role: Role;
  /** The least role that gets contact details; others get them empty. `owner` where nothing is said. */
  readonly contacts?: Role;
  /** Keys of the query that search contact details, and so are for those who get them. */
  readonly searches?: readonly string[];
  /** Orders (`sort`, either way) that tell contact details, and so are for those who get them, too. */
  readonly sorts?: readonly string[];
  /** Keys of the answer, at any depth, that are empty together with contact details. */
  readonly hides?: readonly string[];
}
type Entry =
  | OrganisationEntry
  | ({ readonly access: Exclude<RouteAccess, 'organisation'> } & {
      readonly [K in Exclude<keyof OrganisationEntry, 'access'>]?: never;
    });

/**
 * One call of the wire (requirements, section 3). `path` is relative to `/v1`, those of `guest` and `user` to `/admin/v1`, with
 * Express-style `:params`.
 */
export type Route = Entry & {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly request?: Schema;
  readonly response: Schema;
  /** The media type of the answer where it is not JSON; `response` is then the text itself, or undefined for a file. */
  readonly produces?: 'text/csv' | 'application/octet-stream' | 'application/zip' | 'text/event-stream';
  /** Much leaves with it at once: the log says who took it (PRIV-07). */
  readonly exports?: true;
  /** The answer is an object of its own, never under `data` (CALL-30). */
  readonly bare?: true;
  /** Statuses beside 2xx whose answer is the route's own as well. */
  readonly alsoAnswers?: readonly number[];
  /** A user has proved who they are in the last minutes (USER-07). */
  readonly confirmed?: true;
  /** The same, for a change of these keys of the body alone; those below one have a dot between. */
  readonly confirmedFor?: readonly string[];
  /** Keys of the body that its caller's knowledge is measured by: the handler gets them when they are what they were, too (SET-03). */
  readonly conditions?: readonly string[];
  /** The largest body where it is not the usual 100 kB. */
  readonly bodyLimit?: `${number}kb` | `${number}mb`;
};

/** Declares a route, preserving the exact types of its schemas. */
export const defineRoute = <const R extends Route>(route: R): R => route;

type Input<R extends Route, K extends 'params' | 'query' | 'request'> = R[K] extends Schema
  ? InferInput<R[K]>
  : undefined;
type Output<R extends Route, K extends 'params' | 'query' | 'request'> = R[K] extends Schema
  ? InferOutput<R[K]>
  : undefined;

/** A route's input as its caller passes it. */
export type ParamsIn<R extends Route> = Input<R, 'params'>;
export type QueryIn<R extends Route> = Input<R, 'query'>;
export type BodyIn<R extends Route> = Input<R, 'request'>;
/** A route's input as its handler receives it, parsed. */
export type ParamsOut<R extends Route> = Output<R, 'params'>;
export type QueryOut<R extends Route> = Output<R, 'query'>;
export type BodyOut<R extends Route> = Output<R, 'request'>;
/** A route's answer, for its handler and its caller. */
export type ResponseIn<R extends Route> = InferInput<R['response']>;
export type ResponseOut<R extends Route> = InferOutput<R['response']>;
