import ky from 'ky';
import type { Refusal } from '../contract/common';
import type { BodyIn, ParamsIn, QueryIn, ResponseOut, Route } from '../contract/route';
import { ApiError } from './apiError';

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
    /** No error notification: the caller shows the failure itself, or the last good data stays (CALL-31). */
    quiet?: boolean;
  };

/** Calls the API by a row of the contract. Rejects with an ApiError, or with the signal's reason when it was aborted. */
export interface Client {
  call<R extends Route>(route: R, args: CallArguments<R>): Promise<ResponseOut<R>>;
}

export interface ClientOptions {
  /** Origin of the API, and path before `/v1` if it has one. */
  apiHost: string;
  fetch?: typeof fetch;
  /** Told of every refused call that was not made with `quiet` (HTTP-02). Silent failures of the network are not. */
  onError?: (error: ApiError) => void;
}

/** Milliseconds before a call is given up (HTTP-01). */
export const callTimeout = 60_000;

/** The HTTP client of an element (HTTP-01): base address + `/v1`, 60 seconds, no retry. */
export function createClient({ apiHost, fetch, onError }: ClientOptions): Client {
  const http = ky.create({
    prefixUrl: `${apiHost.replace(/\/+$/, '')}/v1`,
    retry: 0,
    timeout: callTimeout,
    throwHttpErrors: false,
    credentials: 'omit',
    ...(fetch && { fetch }),
  });

  async function send(route: Route, { params, query, body, signal, token }: LooseArguments): Promise<never> {
    let response: Response;
    let text: string;
    try {
      response = await http(fillPath(route.path, params).slice(1), {
        method: route.method,
        ...(signal && { signal }),
        ...(query && { searchParams: query }),
        ...(body !== undefined && { json: body }),
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
      text = await response.text();
    } catch (cause) {
      signal?.throwIfAborted();
      throw new ApiError('network', `${route.id}: no answer from ${apiHost}`, 0, undefined, cause);
    }
    const answer = parseJson(text);
    if (!response.ok) throw httpError(route, response.status, answer);
    return readAnswer(route, response.status, answer) as never;
  }

  return {
    async call<R extends Route>(route: R, args: CallArguments<R>): Promise<ResponseOut<R>> {
      try {
        return await send(route, args as unknown as LooseArguments);
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'network' && !args.quiet) onError?.(error);
        throw error;
      }
    },
  };
}

interface LooseArguments {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  token?: string;
}

/**
 * Puts parameters into a route's path, each escaped.
 * @example
 * fillPath('/caisses/id/:caisseId', { caisseId: 'a/b' }) // => "/caisses/id/a%2Fb"
 */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function httpError(route: Route, status: number, answer: unknown): ApiError {
  return new ApiError('http', `${route.id}: status ${status}`, status, isRefusal(answer) ? answer : undefined);
}

function isRefusal(answer: unknown): answer is Refusal {
  return isRecord(answer) && answer['success'] === false && typeof answer['error'] === 'string';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What should stand under `data` may also come bare (CALL-30). Anything but JSON of ours is no answer. */
function readAnswer(route: Route, status: number, answer: unknown): unknown {
  if (status === 204) return undefined;
  if (!isRecord(answer)) throw new ApiError('answer', `${route.id}: the answer has not the promised form`, status);
  return 'data' in answer || 'success' in answer ? answer : { data: answer };
}
