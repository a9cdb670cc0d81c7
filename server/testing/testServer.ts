import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Renderer } from '../../src/contract/render';
import { canIssueReceipts } from '../../src/core/payment';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { Deps } from '../deps';
import { createFolderStore } from '../files/createFolderStore';
import { createGuard } from '../guard/createGuard';
import { createHostBook } from '../features/hosts/createHostBook';
import { createPictures } from '../pictures/createPictures';
import { unlimited } from '../guard/testing/unlimited';
import { projectRoot } from '../projectRoot';
import { rowId } from '../rowId';
import { wiring } from '../wiring';

/** The views as they are written: tests need no build. */
const views = () => import('../../src/pages/server');
const sourceRenderer: Renderer = {
  renderPage: async (input) => (await views()).renderPage(input),
  pageStyles: async (of) => (await views()).pageStyles(of),
};

/** Surroundings for tests, each part replaceable. The guard counts, but never challenges. */
export function createTestDeps(
  database: Database,
  overrides: Omit<Partial<Deps>, 'config'> & { config?: Partial<Config> } = {},
): Deps {
  const config: Config = {
    port: 0,
    publicUrl: 'http://orgkit.test',
    dataFolder: join(tmpdir(), 'orgkit-test-unused'),
    databaseUrl: undefined,
    defaultOrganisation: 'demo',
    adminToken: undefined,
    operatorToken: 'operator-token',
    keys: {
      webhooks: ['webhook-secret'],
      links: ['link-secret'],
      challenges: ['challenge-secret'],
      erasures: ['erasure-secret'],
      factors: ['factor-secret'],
    },
    trustProxy: undefined,
    uploadBytes: 100_000,
    mediaBytes: 20_000_000,
    mediaQuotaBytes: 100_000_000,
    production: false,
    logLevel: 'silent',
    distFolder: join(projectRoot, 'dist'),
    ...overrides.config,
  };
  const deps = {
    ...wiring,
    database,
    gateways: {},
    files: createFolderStore(config.dataFolder),
    renderer: sourceRenderer,
    media: createFolderStore(config.dataFolder, 'media'),
    pictures: createPictures(join(config.dataFolder, 'no-program')),
    log: pino({ level: 'silent' }),
    resolveTxt: () => Promise.reject(new Error('no such name')),
    now: () => new Date('2025-01-15T12:00:00Z'),
    canIssueReceipts,
    ids: { row: rowId, secret: () => randomUUID().replaceAll('-', '') },
    ...overrides,
    config,
  };
  return { guard: createGuard(deps, { limits: unlimited }), hosts: createHostBook(deps), ...deps };
}

/** One answer over real HTTP. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or undefined when it is not JSON. */
  readonly body: never;
}

export interface TestServer {
  readonly url: string;
  request(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: HeadersInit },
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1. A `body` that is not text is sent as JSON. */
export async function startTestServer(app: RequestListener): Promise<TestServer> {
  const server: Server = createServer(app);
  // A machine under load takes longer than the usual five seconds, and would find its connection closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async request(method, path, { body, token, headers } = {}) {
      const all = new Headers(headers);
      if (token) all.set('Authorization', `Bearer ${token}`);
      if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
      const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(url + path, { method, headers: all, body: payload ?? null, redirect: 'manual' });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parsed(text) };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function parsed(text: string): never {
  try {
    return JSON.parse(text) as never;
  } catch {
    return undefined as never;
  }
}

/** Reads an organisation's lists one after another: only two exports may run at a time. */
export async function readInTurn(server: TestServer, paths: readonly string[], token: string): Promise<string[]> {
  const texts: string[] = [];
  for (const path of paths) texts.push((await server.request('GET', path, { token })).text);
  return texts;
}
