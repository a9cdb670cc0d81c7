import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';

/** Any valibot schema: what a route declares for its parameters, query, body and answer. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Who may call: anyone; an organisation's token (SRV-10); the operator's token; a provider that signs its request. */
export type RouteAccess = 'public' | 'organisation' | 'operator' | 'provider';

/** One call of the wire (requirements, section 3). `path` is relative to `/v1`, with Express-style `:params`. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: RouteAccess;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly request?: Schema;
  readonly response: Schema;
  /** The media type of the answer where it is not JSON; `response` is then the text itself, or undefined for a file. */
  readonly produces?: 'text/csv' | 'application/octet-stream' | 'text/event-stream';
  /** The answer is an object of its own, never under `data` (CALL-30). */
  readonly bare?: true;
  /** The largest body where it is not the usual 100 kB. */
  readonly bodyLimit?: `${number}kb` | `${number}mb`;
}

/** Declares a route and keeps the exact types of its schemas. */
export const defineRoute = <const R extends Route>(route: R): R => route;

type Input<R extends Route, K extends 'params' | 'query' | 'request'> = R[K] extends Schema
  ? InferInput<R[K]>
  : undefined;
type Output<R extends Route, K extends 'params' | 'query' | 'request'> = R[K] extends Schema
  ? InferOutput<R[K]>
  : undefined;

/** What the caller of a route hands over. */
export type ParamsIn<R extends Route> = Input<R, 'params'>;
export type QueryIn<R extends Route> = Input<R, 'query'>;
export type BodyIn<R extends Route> = Input<R, 'request'>;
/** What the handler of a route receives, parsed. */
export type ParamsOut<R extends Route> = Output<R, 'params'>;
export type QueryOut<R extends Route> = Output<R, 'query'>;
export type BodyOut<R extends Route> = Output<R, 'request'>;
/** What a handler answers, and what a caller gets. */
export type ResponseIn<R extends Route> = InferInput<R['response']>;
export type ResponseOut<R extends Route> = InferOutput<R['response']>;
