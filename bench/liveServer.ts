import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import * as v from 'valibot';
import { routes } from '../src/contract/routes';
import { createApp } from '../server/app';
import type { Database } from '../server/db/database';
import { openTestDatabase } from '../server/db/openTestDatabase';
import { openPostgres } from '../server/db/postgres';
import { createCampaignFastPath } from '../server/live/createCampaignFastPath';
import { createLive } from '../server/live/createLive';
import { createLiveWorld } from '../server/live/testing/liveWorld';
import { createTestDeps } from '../server/testing/testServer';

/**
 * Campaigns served in a process of their own, which says what it used: `orgkit` with the handler in front of the application,
 * `raw` with the least that Node.js needs for the same answers and messages.
 */
interface Parts {
  readonly ports: { readonly http: number; readonly streams: number };
  /** A gift; when it was committed, in milliseconds since 1970. */
  give(): Promise<number>;
  /** Sends a message of this many bytes to all streams. */
  send(bytes: number): void;
  /** What raw requests are answered. */
  answer(body: string): void;
}

function createHttpServer(handler: RequestListener): Server {
  const server = createServer(handler);
  // As the server's own program has it.
  server.keepAliveTimeout = 65_000;
  return server;
}

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

const now = () => new Date();

/** @param role `second` shows what another process made in the same database */
async function startOrgkit(databaseUrl?: string, role?: string): Promise<Parts> {
  const database = databaseUrl ? await openPostgres(databaseUrl, pino({ level: 'silent' })) : await openTestDatabase();
  const world = await (role === 'second' ? startSecond(database) : createLiveWorld({ database, now }));
  const { deps, live, app } = world;
  const port = await listen(createHttpServer(createCampaignFastPath(deps, live, app)));
  let version = 1;
  return {
    ports: { http: port, streams: port },
    async give() {
      await world.give(1000, 'lev');
      return Date.now();
    },
    send(bytes) {
      const delta = { previous: version, version: (version += 1), gone: ['x'.repeat(bytes)] };
      live.streams.send('gala', delta);
    },
    answer() {},
  };
}

async function startSecond(database: Database) {
  const deps = createTestDeps(database, { now });
  const live = createLive(deps);
  const give = () => Promise.reject<string>(new Error('gifts are given in the first process'));
  return { deps, live, app: createApp(deps, live), give };
}

async function startRaw(): Promise<Parts> {
  let body = Buffer.from('');
  const send = (response: ServerResponse, more: readonly string[] = []) => {
    const own = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
    response.writeHead(200, [...own, ...more]).end(body);
  };
  const http = createHttpServer((request, response) => {
    if (request.method === 'GET') {
      // Pages of other sites may read it, and keep it.
      const shared = ['Access-Control-Allow-Origin', '*', 'Cache-Control', 'no-cache', 'ETag', '"1"'];
      return void send(response, shared);
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = v.safeParse(routes.pingCampaign.request, JSON.parse(Buffer.concat(chunks).toString()));
      if (asked.success) send(response);
      else response.writeHead(400).end();
    });
  });
  const sockets = new Set<Socket>();
  const streams = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).resume();
    socket.write('HTTP/1.1 200 OK\r\n\r\nevent: campagne\n\n');
  });
  return {
    ports: { http: await listen(http), streams: await listen(streams) },
    give: () => Promise.reject(new Error('nothing is given here')),
    send(bytes) {
      const message = Buffer.from(`event: campagne\nid: 1\ndata: ${'x'.repeat(bytes)}\n\n`);
      for (const socket of sockets) socket.write(message);
    },
    answer(text) {
      body = Buffer.from(text);
    },
  };
}

const [kind, ...args] = process.argv.slice(2);
const parts = await (kind === 'raw' ? startRaw() : startOrgkit(...args));

const commands: Readonly<Record<string, (argument: never) => unknown>> = {
  ports: () => parts.ports,
  give: () => parts.give(),
  send: (bytes: number) => parts.send(bytes),
  answer: (body: string) => parts.answer(body),
  /** Microseconds of the processor that were used so far. */
  cpu: () => process.cpuUsage().user + process.cpuUsage().system,
  /** Bytes in use once nothing is left to be collected. */
  memory() {
    for (let round = 0; round < 3; round += 1) globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, used: heapUsed + external };
  },
};
process.on('message', ({ id, command, argument }: { id: number; command: string; argument: never }) => {
  void (async () => process.send?.({ id, value: await commands[command]?.(argument) }))();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 });
