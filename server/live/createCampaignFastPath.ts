import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { closedCode, identifier } from '../../src/contract/common';
import { routes } from '../../src/contract/routes';
import type { Deps } from '../deps';
import { organisationClosed } from '../errors';
import { loggable } from '../loggable';
import { takesGzip } from '../http/gzip';
import { isBelowLocalhost, isThisMachine } from '../http/ownHost';
import type { Place } from '../http/place';
import { allowAllOrigins, createSecurityHeaders } from '../http/headers';
import { createTrust } from '../http/trustedProxies';
import type { CampaignAnswers, ReadyAnswer } from './campaignAnswers';
import { addressesOf, modeOf, orgOf, parseRead, type Answer, type Named, type Read } from './campaignReads';
import type { Live } from './createLive';
import { hasVersion } from './hasVersion';

/** A request, with its name in the log. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: string;
  readonly start: number;
  readonly place: Place;
}

const ping = addressesOf(routes.pingCampaign);
type Found = CampaignAnswers | 'closed' | null;
/** Common start of all addresses answered here. */
const prefix = new RegExp(`^/v1/${routes.pingCampaign.path.split('/')[1]}/`, 'i');
/** A ping is a few hundred bytes; its address may have 2,048 characters. */
const MOST_BYTES = 16_384;
/** Limits on the number and length of remembered addresses. */
const MOST_READS = 1000;
const LONGEST_READ = 200;
const nobody: ReadonlySet<string> = new Set();
const notFound = (error: string, code: string) => JSON.stringify({ success: false, error, code });
const noCampaign = notFound('There is no such campaign.', 'unknown_campaign');
const closedText = notFound(organisationClosed().message, closedCode);
const noTeam = notFound('This campaign has no such team.', 'unknown_team');

/**
 * Answers pings and public reads of campaigns (CALL-14…18) from memory, without the database, and passes everything
 * else to the application. Headers are the application's, but caches may store these reads and revalidate them.
 */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createCampaignFastPath(
  { config, hosts, log }: Deps,
  live: Live,
  app: RequestListener,
): RequestListener {
  const { defaultOrganisation } = config;
  const common = headersOf([createSecurityHeaders(config), allowAllOrigins]);

  const send = ({ response }: Asked, status: number, headers: string[], body: string) =>
    void response.writeHead(status, headers).end(body, 'latin1');
  /** Only refusals are logged, and named by an id in log and answer: answers from memory are too many and all alike. */
  function refuse(asked: Asked, status: number, body: string, requestId = randomUUID()) {
    const { request, route, start } = asked;
    send(asked, status, unstored.concat('Content-Length', String(body.length), 'X-Request-Id', requestId), body);
    const ms = Math.round(performance.now() - start);
    log.info({ requestId, method: request.method, route: `/v1${route}`, status, ms }, 'request');
  }
  const kept = [...common, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding'];
  const json = ['Content-Type', 'application/json; charset=utf-8'];
  const keptJson = [...kept, ...json];
  const unstored = [...common, ...json, 'Cache-Control', 'no-store'];

  function sendRead(asked: Asked, answer: ReadyAnswer) {
    // Weak: the same version comes gzipped or plain.
    const version = ['ETag', `W/${answer.etag}`];
    if (hasVersion(headerOf(asked.request, 'if-none-match'), answer.etag))
      return send(asked, 304, kept.concat(version), '');
    const zipped = takesGzip(headerOf(asked.request, 'accept-encoding')) ? answer.zipped() : null;
    const headers = keptJson.concat(version, 'Content-Length', String((zipped ?? answer.body).length));
    if (zipped) asked.response.writeHead(200, headers.concat('Content-Encoding', 'gzip')).end(zipped);
    else send(asked, 200, headers, answer.body);
  }

  /** The cached answers of the requested campaign; `closed` as its organisation is (ORG-06). */
  function campaignOf({ place }: Asked, { campaignId, org, asked }: Named) {
    const owner = live.ownerOf({ ...place, closed: nobody }, campaignId, org);
    const from = (organisationId: string) =>
      place.closed.has(organisationId) ? 'closed' : live.campaign({ organisationId, campaignId, asked });
    return typeof owner === 'string' ? from(owner) : owner.then(from);
  }

  function answerRead(asked: Asked, named: Named, answer: Answer) {
    const from = (answers: Found): void | Promise<void> => {
      if (answers === 'closed') return refuse(asked, 410, closedText);
      if (!answers) return refuse(asked, 404, noCampaign);
      const found = answer(answers);
      if (!found) return refuse(asked, 404, noTeam);
      if ('then' in found) return found.then((ready) => sendRead(asked, ready));
      sendRead(asked, found);
    };
    settle(campaignOf(asked, named), from, asked);
  }

  function answerPing(asked: Asked, named: Named) {
    const { request, response } = asked;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = parsed(chunks);
      const result = v.safeParse(routes.pingCampaign.request, body);
      if (!result.success) {
        // The application reports the error; it accepts a body that was already read.
        Object.assign(request, { body });
        return void app(request, response);
      }
      const from = (answers: Found) => {
        if (answers === 'closed') return refuse(asked, 410, closedText);
        if (!answers) return refuse(asked, 404, noCampaign);
        const answer = answers.ping(result.output);
        send(asked, 200, unstored.concat('Content-Length', String(answer.length)), answer);
      };
      settle(campaignOf(asked, named), from, asked);
    });
  }

  function settle<T>(value: T | Promise<T>, use: (value: T) => void | Promise<void>, asked: Asked) {
    const fail = (error: unknown) => {
      const requestId = randomUUID();
      log.error({ requestId, error: loggable(error) }, 'request failed');
      if (asked.response.headersSent) asked.response.destroy();
      else refuse(asked, 500, notFound('Something went wrong on the server.', 'internal'), requestId);
    };
    const done = value instanceof Promise ? value.then(use) : use(value);
    if (done instanceof Promise) done.catch(fail);
  }

  /** The same few addresses are read over and over. */
  const reads = new Map<string, Read | null>();
  function readOf(url: string): Read | null {
    const known = reads.get(url);
    if (known !== undefined) return known;
    const found = parseRead(url);
    if (reads.size >= MOST_READS) reads.clear();
    if (url.length <= LONGEST_READ) reads.set(url, found);
    return found;
  }

  const trust = createTrust(config.trustProxy);
  /** The place of a request, as the application's gate would find it; undefined where that has to look. */
  function placeOf(request: IncomingMessage): Place | undefined {
    const forwarded = headerOf(request, 'x-forwarded-host');
    const isTrusted = forwarded !== undefined && trust(request.socket.remoteAddress ?? '', 0);
    // A chain of proxies is the application's to read.
    if (isTrusted && /^$|,/.test(forwarded)) return undefined;
    const host = (isTrusted ? forwarded : headerOf(request, 'host')) ?? '';
    const known = hosts.remembered(host);
    const isOurs = known === undefined && !isBelowLocalhost(host) && isThisMachine(config, host, request.socket);
    const owner = isOurs ? null : known;
    const closed = hosts.closed();
    if (owner === undefined || closed instanceof Promise) return undefined;
    return { owner, byHost: owner !== null, defaultOrganisation, closed };
  }

  return (request, response) => {
    const { url = '', method } = request;
    // The application handles hosts not known yet, or at all.
    const place = prefix.test(url) ? placeOf(request) : undefined;
    if (!place) return void app(request, response);
    const start = performance.now();
    if (method === 'POST') {
      const { campaignId, visitorId, query } = ping.exec(url)?.groups ?? {};
      const [org, asked] = [orgOf(query), modeOf(query)];
      const isNamed = v.is(identifier, campaignId) && v.is(identifier, visitorId);
      const ours = { request, response, route: routes.pingCampaign.path, start, place };
      if (isNamed && org !== null && asked !== null && isSmallJson(request))
        return answerPing(ours, { campaignId, org, asked });
    } else if (method === 'GET') {
      const found = readOf(url);
      if (found) return answerRead({ request, response, route: found.route, start, place }, found, found.answer);
    }
    app(request, response);
  };
}

/** One header without all of them being put in order, which costs as much as the rest of an answer. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const text = rawHeaders[at];
    if (text?.length === name.length && text.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

function isSmallJson(request: IncomingMessage): boolean {
  const length = Number(headerOf(request, 'content-length') ?? NaN);
  const type = headerOf(request, 'content-type') ?? 'application/json';
  return length <= MOST_BYTES && !headerOf(request, 'content-encoding') && /^application\/json\s*(;|$)/i.test(type);
}

function parsed(chunks: readonly Buffer[]): unknown {
  const [first] = chunks;
  try {
    return JSON.parse((chunks.length === 1 && first ? first : Buffer.concat(chunks)).toString());
  } catch {
    return undefined;
  }
}

/** Headers the application's middleware adds to every answer. */
function headersOf(handlers: readonly RequestHandler[]): string[] {
  const headers: string[] = [];
  const response = { setHeader: (name: string, value: string) => headers.push(name, value) };
  for (const handler of handlers) handler({ method: 'GET' } as never, response as never, () => undefined);
  return headers;
}
