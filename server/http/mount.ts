import express from 'express';
import type { IRouter, NextFunction, Request, RequestHandler, Response } from 'express';
import type { CsvQuery } from '../../src/contract/common';
import type { BodyOut, ParamsOut, QueryOut, ResponseIn, Route } from '../../src/contract/route';
import type { Surroundings } from '../surroundings';
import { parseAnswer } from '../dropAddresses';
import { Conflict, HttpError } from '../errors';
import type { Caller } from '../secrets/tokens';
import type { Door } from './doors';
import { createCsvSender } from './createCsvSender';
import type { CsvRows } from './csvRows';
import { sendZippedJson } from './gzip';
import { inWords } from './inWords';
import { refuseInMaintenance } from './maintenance';
import { parseBody } from './parseBody';
import { parsePart } from './parse';
import { parseQuery } from './parseQuery';
import { refuseUnconfirmed } from './refuseUnconfirmed';
import { labelRoute } from './requestLog';
import { seesContacts, withoutContacts } from './withoutContacts';

/** A request after parsing: every part has passed the route's schema. */
interface Call<R extends Route> {
  readonly params: ParamsOut<R>;
  readonly query: QueryOut<R>;
  readonly body: BodyOut<R>;
  /** The organisation of the bearer token; empty on public routes. */
  readonly organisationId: string;
  /** The caller, for the audit log, and the token's scope. */
  readonly holder: Caller;
  readonly request: Request;
  readonly response: Response;
}

/** A table is answered row by row. */
type Answered<R extends Route> = R extends { readonly produces: 'text/csv' } ? CsvRows : Promise<ResponseIn<R>>;
type Handler<R extends Route> = (call: Call<R>) => Answered<R>;

/**
 * The answer of a PUT that changes nothing: body keys equal to it are no change, whatever they contain (SET-03). Null
 * leaves everything to the handler.
 */
type Present<R extends Route> = (call: Omit<Call<R>, 'body'>) => Promise<ResponseIn<R> | null>;

/** `Present` for one item of a list. */
export const unchanged = <D>(data: D | undefined) => (data === undefined ? null : { success: true as const, data });

/**
 * Mounts `handler` at the route's path: authorises, parses, and answers JSON with only the keys of the route's
 * response. On `provider` routes `request.body` is the raw Buffer, because the signature covers its bytes. A body that
 * changes nothing of `present` is answered with it.
 */
export type Mount = <R extends Route>(route: R, handler: Handler<R>, present?: Present<R>) => void;

/** A feature folder exports one of these: it mounts its routes. */
export type FeatureRoutes<D> = (mount: Mount, deps: D, router: IRouter) => void;

const usualLimit = '100kb';
/** Whoever does not see contact details does not find out by searching or sorting either. @throws HttpError 403 */
function refuseGuessing(route: Route, { query }: Request, holder: Caller): void {
  const asked = route.searches?.find((key) => query[key] !== undefined);
  if (asked !== undefined && !seesContacts(route, holder))
    throw new HttpError(403, `Your role does not allow to search by "${asked}".`, 'role');
  const sort = route.sorts?.find((key) => [query['sort']].flat().some((given) => given === key || given === `-${key}`));
  if (sort !== undefined && !seesContacts(route, holder))
    throw new HttpError(403, `Your role does not allow to sort by "${sort}".`, 'role');
}

const isEmpty = (body: unknown) => typeof body === 'object' && body !== null && Object.keys(body).length === 0;

const readJson = (limit: string): RequestHandler[] => [
  (request, _response, next) => {
    const claimsOther = request.headers['content-type'] !== undefined && request.is('application/json') === false;
    next(claimsOther ? new HttpError(415, 'Send JSON (Content-Type: application/json).', 'not_json') : undefined);
  },
  // A key named __proto__ is never meant well.
  express.json({ limit, reviver: (key, value: unknown) => (key === '__proto__' ? undefined : value) }),
];
const readRaw: RequestHandler[] = [express.raw({ type: () => true, limit: usualLimit })];

interface MountDeps extends Pick<Surroundings, 'config' | 'log' | 'now'> {
  /** The time zone of an organisation. */
  readZone(organisationId: string): Promise<string>;
  /** Notes who exports what. */
  noteExport(holder: Caller, route: Route, asked: { readonly params: object; readonly query: object }): Promise<void>;
}

/** Makes the `mount` of doors whose paths are those of the contract: each call at every door that has it. */
export function createMount(doors: readonly Door[], deps: MountDeps): Mount {
  /** Route and key pairs logged so far: one line for each is enough. */
  const dropped = new Set<string>();
  const sendCsv = createCsvSender();
  const { log } = deps;
  return (route, handler, present) => {
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const readBody =
      route.access === 'provider' ? readRaw : route.request ? readJson(route.bodyLimit ?? usualLimit) : [];

    // Before the body is read: strangers get no work done.
    const authenticate =
      ({ base, authorise }: Door, path: string) =>
      async (request: Request, response: Response, next: NextFunction) => {
        labelRoute(response, `${base}${path}`);
        refuseInMaintenance(deps.config, route);
        const holder = await authorise(route, request);
        refuseGuessing(route, request, holder);
        response.locals['holder'] = holder;
        next();
      };
    const answer = async (request: Request, response: Response) => {
      const holder = response.locals['holder'] as Caller;
      const asked = {
        params: parsePart(route.params, request.params, 'params'),
        query: parseQuery(route, request.query),
        organisationId: holder.organisationId,
        holder,
        request,
        response,
      } as Omit<Call<typeof route>, 'body'>;
      const shown = (whole: ResponseIn<typeof route>) => {
        const parsed = parseAnswer(route.response, whole, { onDropped });
        return route.access !== 'organisation' || seesContacts(route, holder)
          ? parsed
          : withoutContacts(parsed, route.hides);
      };
      const now = (await present?.(asked)) ?? null;
      const before = now === null ? undefined : shown(now);
      const body = parseBody(route, request, holder, before);
      refuseUnconfirmed(route, holder, { before, body }, deps.now());
      const call = { ...asked, body } as Call<typeof route>;
      const note = async () => {
        if (route.exports) await deps.noteExport(holder, route, { params: call.params ?? {}, query: call.query ?? {} });
      };
      if (route.produces === 'text/csv') {
        const { preset, headings, lang = 'en' } = call.query as CsvQuery;
        const { organisationId } = holder;
        const rows = handler(call) as CsvRows;
        const written = headings ? inWords(rows, lang, () => deps.readZone(organisationId)) : rows;
        await sendCsv(response, organisationId, noted(written, note), preset);
        return;
      }
      const isNothing = isEmpty(body) && !route.conditions;
      const conflict = (error: unknown) => {
        if (!(error instanceof Conflict) || !route.alsoAnswers?.includes(error.status)) throw error;
        response.status(error.status);
        const { message, code, data } = error;
        return { success: false, error: message, code, data } as ResponseIn<typeof route>;
      };
      const result = isNothing && before ? before : shown(await (handler(call) as Answered<Route>).catch(conflict));
      // A handler that sends a file has answered by itself.
      if (response.headersSent) return;
      await note();
      if (result === undefined) response.status(204).end();
      else if (route.method === 'GET' && route.access === 'public') await sendZippedJson(response, result);
      else response.json(result);
    };
    const onDropped = (path: string) => {
      const name = `${route.id} ${path}`;
      if (!dropped.has(name))
        log.warn({ route: route.path, path }, 'an address of former data is not shown: correct it');
      dropped.add(name);
    };
    for (const door of doors) {
      const path = door.pathOf(route);
      if (path !== null) door.router[method](path, authenticate(door, path), ...readBody, answer);
    }
  };
}

/** A table that is noted once it is known to be there, before any of it leaves. */
async function* noted(rows: CsvRows, note: () => Promise<void>): CsvRows {
  let isFirst = true;
  for await (const some of rows) {
    if (isFirst) await note();
    isFirst = false;
    yield some;
  }
}
