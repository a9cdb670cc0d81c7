import type { IRouter, Request, Response } from 'express';
import type { BodyOut, ParamsOut, QueryOut, ResponseIn, Route } from '../../src/contract/route';

/** A request after parsing: every part has passed the route's schema. */
export interface Call<R extends Route> {
  readonly params: ParamsOut<R>;
  readonly query: QueryOut<R>;
  readonly body: BodyOut<R>;
  /** The organisation of the bearer token; empty on public routes. */
  readonly organisationId: string;
  readonly request: Request;
  readonly response: Response;
}

export type Handler<R extends Route> = (call: Call<R>) => Promise<ResponseIn<R>>;

/** Mounts `handler` at the route's path: parses, authorises, answers JSON. */
export type Mount = <R extends Route>(route: R, handler: Handler<R>) => void;

/** A feature folder exports one of these: it mounts its routes. */
export type FeatureRoutes<D> = (mount: Mount, deps: D, router: IRouter) => void;
