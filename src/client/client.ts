import type { Refusal } from '../contract/common';
import type { BodyIn, ParamsIn, QueryIn, ResponseOut, Route } from '../contract/route';
import { writeJson } from '../core/writeJson';
import { ApiError } from './apiError';
import { addressOf } from './addressOf';
import { callByFetch, type HttpAnswer, type HttpMessage } from './callByFetch';
import type { FileMessage } from './uploadByXhr';
import { takeEarly } from './early';

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
    /** Identifies repeated requests: the same key gets the first answer again. */
    idempotencyKey?: string;
    /** No error notification: the caller shows the failure itself, or the last good data stays (CALL-31). */
    quiet?: boolean;
    /** An answer that came before it was asked for is left for the next who asks the same. */
    leave?: boolean;
  };

/** Calls the API by a row of the contract. Rejects with an ApiError, or with the signal's reason when it was aborted. */
export interface Client {
  /** Base address of calls, without `/v1`. */
  readonly apiHost: string;
  /** The organisation that its page names: whose the ids are that it asks for (ORG-01). */
  readonly org?: string | undefined;
  /** It looks at the rehearsal of campaigns (ENT-32). */
  readonly rehearsal?: boolean | undefined;
  call<R extends Route>(route: R, args: CallArguments<R>): Promise<ResponseOut<R>>;
  /** Key that unsaved work is kept under, if not `apiHost`. */
  readonly keptAs?: string;
  /** At the desk, where the session's cookie stands for a token (USER-03): how a file is sent to a call of `org`. */
  desk?(route: Route, asked: Pick<LooseArguments, 'params' | 'query'>): Pick<FileMessage, 'url' | 'headers'>;
}

interface ClientOptions {
  /** Origin of the API, and path before `/v1` if it has one. */
  apiHost: string;
  org?: string | undefined;
  rehearsal?: boolean | undefined;
  fetch?: typeof fetch;
  /** Called for every refused call made without `quiet` (HTTP-02), but not for silent network failures. */
  onError?: (error: ApiError) => void;
}

/** The HTTP client of an element (HTTP-01): base address + `/v1`, 60 seconds, no retry. */
export function createClient({ apiHost, org, rehearsal, fetch, onError }: ClientOptions): Client {
  async function send(
    route: Route,
    { params, query, body, signal, token, idempotencyKey, leave }: LooseArguments,
  ): Promise<never> {
    const message: HttpMessage = {
      url: addressOf(route, { apiHost, params, query, org, rehearsal }),
      method: route.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: writeJson(body),
      signal,
      // The browser's own fetch works only when it is called as a function of the window.
      fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    };
    let answer: HttpAnswer;
    try {
      answer = await ((message.method === 'GET' && takeEarly(message.url, leave)) || callByFetch(message));
    } catch (cause) {
      signal?.throwIfAborted();
      throw new ApiError('network', `${route.id}: no answer from ${apiHost}`, 0, undefined, cause);
    }
    // One that came early was not this caller's to abort.
    signal?.throwIfAborted();
    const { status, text } = answer;
    const said = parseJson(text);
    const isAnswer = (status >= 200 && status <= 299) || (route.alsoAnswers?.includes(status) && hasData(said));
    if (!isAnswer) throw httpError(route, status, said);
    return readAnswer(route, status, said) as never;
  }

  return {
    apiHost,
    org,
    rehearsal,
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
  idempotencyKey?: string;
  leave?: boolean;
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

const hasData = (said: unknown) => isRecord(said) && 'data' in said;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The payload may come bare instead of under `data` (CALL-30). Anything but our JSON is rejected. */
function readAnswer(route: Route, status: number, answer: unknown): unknown {
  if (status === 204) return undefined;
  if (!isRecord(answer)) throw new ApiError('answer', `${route.id}: malformed answer`, status);
  return route.bare || 'data' in answer || 'success' in answer ? answer : { data: answer };
}
