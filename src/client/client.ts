import type { BodyIn, ParamsIn, QueryIn, ResponseOut, Route } from '../contract/route';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };

/** Arguments of a call: exactly the parts that the route declares, and how to make it. */
export type CallArguments<R extends Route> = Part<'params', ParamsIn<R>> &
  ([QueryIn<R>] extends [undefined] ? { query?: undefined } : { query?: QueryIn<R> }) &
  Part<'body', BodyIn<R>> & {
    signal?: AbortSignal;
    /** Bearer token of an admin call. */
    token?: string;
  };

/** Calls the API by a row of the contract. Rejects with an ApiError. */
export interface Client {
  call<R extends Route>(route: R, args: CallArguments<R>): Promise<ResponseOut<R>>;
}
