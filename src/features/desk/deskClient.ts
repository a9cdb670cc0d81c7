import { addressOf } from '../../client/addressOf';
import { ApiError } from '../../client/apiError';
import { callGuarded } from '../../client/callGuarded';
import { createClient, type CallArguments, type Client } from '../../client/client';
import type { Refusal } from '../../contract/common';
import { askLink, askReset } from '../../contract/desk/account';
import { deskPath } from '../../contract/desk/deskPath';
import { signIn } from '../../contract/desk/session';
import { getChallenge } from '../../contract/guard';
import type { ResponseOut, Route } from '../../contract/route';

type Issue = NonNullable<Refusal['issues']>[number];

/** Why the server did not do what was asked: a code of its refusal, or that no answer came. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  constructor(
    /** `network` where no answer came, `failed` where the server gave no reason. */
    readonly code: string,
    message: string,
    cause?: unknown,
    /** Problems of the sent body, by their place. */
    readonly issues: readonly Issue[] = [],
    /** The newest record, where a refusal tells it. */
    readonly newest?: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * For a record that is made under an id of its own: that the id is taken means that an earlier try made it, and its answer was
 * lost. @throws any other error
 */
export function unlessThere(error: unknown): void {
  if (!(error instanceof DeskError) || error.code !== 'taken') throw error;
}

/**
 * For a record that is deleted: that it is not there means that an earlier try deleted it, and its answer was lost, or that
 * somebody else did. @throws any other error
 */
export function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** Whether the server has no such record. */
export const isMissing = (error: unknown): boolean =>
  error instanceof DeskError && error.cause instanceof ApiError && error.cause.status === 404;

/** Whether somebody else changed a record since it was read. */
export const isChanged = (error: unknown): boolean => error instanceof DeskError && error.code === 'changed';

/** The record as it is now, where a refusal says that somebody else changed it; else undefined. */
export const newestOf = (error: unknown): unknown =>
  error instanceof DeskError && isChanged(error) ? error.newest : undefined;

/** A call's successful answer. */
type Success<R> = Exclude<R, { readonly success: false }>;
type DeskArguments<R extends Route> = CallArguments<R> & { readonly organisation?: string };

export interface DeskClient {
  /** Makes a call as who is signed in. @throws DeskError */
  call<R extends Route>(route: R, args: DeskArguments<R>): Promise<Success<ResponseOut<R>>>;
}

/** Prefix of the desk's calls. */
export const HOST = '/admin';

/** A call at its place at the desk. */
export function placed<R extends Route>(route: R, organisation: string | undefined): R {
  const access = organisation !== undefined ? 'organisation' : route.path.startsWith('/admin/') ? 'operator' : 'user';
  return { ...route, path: deskPath(access, route.path) ?? route.path };
}

/** The address of an organisation's call, for the browser to open by itself. */
export const callAddress = (
  route: Route,
  organisation: string,
  query: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>> = {},
): string => addressOf(placed(route, organisation), { apiHost: HOST, params: { ...params, organisation }, query });

/** A header that no form of another page can send (USER-03). */
export const ownHeaders = { 'x-orgkit': 'desk' } as const;

/** Calls with the cookie of who is signed in. */
export const withCookie =
  (base: typeof fetch): typeof fetch =>
  (url, init) =>
    base(url, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...ownHeaders },
      credentials: 'same-origin',
    });

const guarded: readonly Route[] = [signIn, askLink, askReset];

/** The client of the desk (USER-03). */
export function createDeskClient(lasts: AbortSignal, base = window.fetch.bind(window)): DeskClient {
  const desk = createClient({ apiHost: HOST, fetch: withCookie(base) });
  const open = createClient({ apiHost: '', fetch: base });
  // A challenge is anybody's.
  const client: Client = {
    ...desk,
    call: (route, args) => (route.id === getChallenge.id ? open : desk).call(route, args),
  };
  return {
    async call(route, { organisation, ...args }) {
      const here = placed(route, organisation);
      const { params, signal = lasts } = args as Asked;
      const asked = {
        ...args,
        params: { ...params, ...(organisation !== undefined && { organisation }) },
        quiet: true,
        signal,
      };
      const call = guarded.includes(route)
        ? callGuarded(client, here as never, asked as never)
        : client.call(here, asked as never);
      const answer: unknown = await call.catch(refused);
      const { success, code = 'failed', error = '', issues, data } = answer as Partial<Refusal> & { data?: unknown };
      if (success === false) throw new DeskError(code, error, undefined, issues, data);
      return answer as never;
    },
  };
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

function refused(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const code = error.kind === 'network' ? 'network' : (error.refusal?.code ?? 'failed');
  throw new DeskError(code, error.message, error, error.refusal?.issues);
}
