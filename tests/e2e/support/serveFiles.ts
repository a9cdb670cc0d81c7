import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileAgain } from '../../../server/http/filesAgain';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

const script = { 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' };

/** What a page or call answers. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
}

export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The browser went away before the answer. */
  aborted: boolean;
}

export type Route = (request: SeenRequest) => Answer | Promise<Answer>;

export interface SiteOptions {
  /** Folders by the path that they are served under. */
  folders?: Record<string, string>;
  /** Answers by "GET /path"; `*` at the end of a path stands for anything. */
  routes?: Record<string, Route>;
  /** Headers of every answer. */
  headers?: Record<string, string>;
}

/** A web site on a port of its own. `127.0.0.1` and `localhost` are different sites to a browser. */
export interface Site {
  port: number;
  /** The site's origin under one of this machine's names. */
  origin(host?: '127.0.0.1' | 'localhost'): string;
  /** All requests so far, in order. */
  requests: SeenRequest[];
  /** Adds or replaces answers while the site runs. */
  route(routes: Record<string, Route>): void;
  close(): Promise<void>;
}

export async function serveSite({ folders = {}, routes = {}, headers = {} }: SiteOptions = {}): Promise<Site> {
  const requests: SeenRequest[] = [];
  const table = { ...routes };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://site');
    const seen: SeenRequest = {
      method: request.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      headers: request.headers,
      body: '',
      aborted: false,
    };
    requests.push(seen);
    response.on('close', () => (seen.aborted = !response.writableFinished));
    for await (const chunk of request) seen.body += String(chunk);
    const { status = 200, headers: own = {}, body } = (await findRoute(table, seen)) ?? (await findFile(folders, seen));
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null);
    const type = typeof body === 'string' ? types['.html'] : types['.json'];
    response.writeHead(status, { 'content-type': type, ...headers, ...own });
    response.end(status === 204 ? undefined : text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: (host = '127.0.0.1') => `http://${host}:${port}`,
    requests,
    route: (more) => void Object.assign(table, more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function findRoute(table: Record<string, Route>, request: SeenRequest): Promise<Answer | undefined> {
  const asked = `${request.method} ${request.path}`;
  const exact = table[asked];
  if (exact) return exact(request);
  const pattern = Object.keys(table).find((key) => key.endsWith('*') && asked.startsWith(key.slice(0, -1)));
  return pattern === undefined ? undefined : table[pattern]?.(request);
}

async function findFile(folders: Record<string, string>, { path, query }: SeenRequest): Promise<Answer> {
  const prefix = Object.keys(folders).find((key) => path.startsWith(key));
  const folder = prefix === undefined ? undefined : folders[prefix];
  if (folder === undefined) return { status: 404, body: 'not found' };
  const inside = path.slice(prefix?.length);
  const again = fileAgain(`/${inside}`, query.has('retry') || query.has('again'));
  if (again && 'script' in again) return { body: again.script, headers: script };
  try {
    const file = join(folder, normalize(again?.file ?? inside));
    const type = types[extname(file)] ?? 'application/octet-stream';
    return { body: await readFile(file), headers: { 'content-type': type, 'access-control-allow-origin': '*' } };
  } catch {
    return { status: 404, body: 'not found' };
  }
}
