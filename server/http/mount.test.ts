import express, { Router } from 'express';
import { pino } from 'pino';
import * as v from 'valibot';
import { defineRoute } from '../../src/contract/route';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/openTestDatabase';
import { organisations } from '../db/schema';
import { BusinessRefusal, HttpError } from '../errors';
import { createTestDeps, startTestServer, type TestServer } from '../testing/testServer';
import { issueToken } from '../secrets/tokens';
import { createErrorHandler } from './errorHandler';
import { allowAllOrigins } from './headers';
import { apiDoor } from './doors';
import { createMount } from './mount';
import { createRequestLog } from './requestLog';

const echo = defineRoute({
  id: 'ECHO',
  method: 'POST',
  path: '/echo/:id',
  access: 'public',
  summary: 'Answers what it got',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\w+$/)) }),
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))) }),
  request: v.strictObject({ name: v.string(), any: v.optional(v.unknown()) }),
  response: v.object({ id: v.string(), page: v.optional(v.number()), name: v.string() }),
});
const fail = defineRoute({
  id: 'FAIL',
  method: 'GET',
  path: '/fail/:how',
  access: 'public',
  summary: 'Fails as asked',
  params: v.object({ how: v.string() }),
  response: v.undefined(),
});
const mine = defineRoute({
  id: 'MINE',
  method: 'GET',
  path: '/mine',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Whose token',
  query: v.object({ search: v.optional(v.string()) }),
  response: v.object({ id: v.string() }),
});
const operated = defineRoute({
  id: 'OPERATED',
  method: 'GET',
  path: '/operated',
  access: 'operator',
  summary: 'Whose token',
  response: mine.response,
});
const hook = defineRoute({
  id: 'HOOK',
  method: 'POST',
  path: '/hook',
  access: 'provider',
  summary: 'Raw bytes',
  response: v.object({ bytes: v.number() }),
});

const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) });
let database: Database;
let server: TestServer;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database);
  await database.queries
    .insert(organisations)
    .values({ id: 'one', document: { name: 'One' }, createdAt: deps.now(), updatedAt: deps.now() });
  token = await issueToken(database.queries, 'one', deps);

  const app = express();
  const api = Router();
  const mount = createMount([apiDoor(api, deps)], {
    ...deps,
    readZone: () => Promise.resolve('UTC'),
    noteExport: () => Promise.resolve(),
  });
  mount(echo, async ({ params, query, body }) => ({
    ...params,
    ...query,
    name: body.name,
    secret: 'not in the schema',
  }));
  mount(fail, async ({ params: { how } }) => {
    if (how === 'business') throw new BusinessRefusal('Non', 'closed');
    if (how === 'gone') throw new HttpError(410, 'Expired', 'expired');
    if (how === 'database') await database.queries.insert(organisations).values({ id: 'ana@example.org' } as never);
    if (how === 'crash') throw new Error('boom');
    return undefined;
  });
  mount(mine, async ({ organisationId }) => ({ id: organisationId }));
  mount(operated, async ({ organisationId }) => ({ id: organisationId }));
  mount(hook, async ({ request }) => ({ bytes: (request.body as Buffer).length }));
  app.use(createRequestLog(log));
  app.use('/v1', allowAllOrigins, api);
  app.use(createErrorHandler(log, async (status, _request, response) => void response.status(status).send('page')));
  server = await startTestServer(app);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('mount', () => {
  it('CALL-33 parses parameters, query and body, and answers only what the response schema has', async () => {
    const { status, body } = await server.request('POST', '/v1/echo/a1?page=3&other=x', { body: { name: 'é' } });
    expect([status, body]).toEqual([200, { id: 'a1', page: 3, name: 'é' }]);
  });

  it.each([
    ['/v1/echo/a-b', { name: 'x' }, ''],
    ['/v1/echo/a?page=x', { name: 'x' }, 'page'],
    ['/v1/echo/a', {}, 'name'],
    ['/v1/echo/a', { name: 'x', extra: 1 }, 'extra'],
    ['/v1/echo/a', [], ''],
    ['/v1/echo/a', { name: 'nul \0' }, 'name'],
    ['/v1/echo/a', { name: 'x', any: { deep: 'half \ud800' } }, 'any.deep'],
  ])('CALL-33 answers 400 with issues for %s %j', async (path, sent, wrong) => {
    const { status, body } = await server.request('POST', path, { body: sent });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 'malformed',
      issues: [{ path: expect.stringContaining(wrong) }],
    });
  });

  it('SET-01 refuses what an administrator’s or operator’s call does not know in a query; visitors’ is read over', async () => {
    const ask = async (path: string, bearer: string) => {
      const { status, body } = await server.request('GET', `/v1/${path}`, { token: bearer });
      return [status, (body as { issues?: unknown }).issues];
    };
    expect(await ask('mine?search=x', token)).toEqual([200, undefined]);
    expect(await ask('mine?serach=x', token)).toEqual([
      400,
      [{ path: 'serach', message: 'is an unknown key: did you mean "search"?' }],
    ]);
    const none = [{ path: 'page', message: 'is an unknown key: there is none' }];
    expect(await ask('operated?page=2', 'operator-token')).toEqual([400, none]);
    expect((await server.request('POST', '/v1/echo/a?other=x', { body: { name: 'x' } })).status).toBe(200);
  });

  it('CALL-33 answers 4xx for bodies that are no JSON, too large, too deep, missing or badly encoded', async () => {
    const status = async (body: unknown, headers?: HeadersInit) =>
      (await server.request('POST', '/v1/echo/a', { body, ...(headers ? { headers } : {}) })).status;
    expect(await status('{"name":')).toBe(400);
    expect(await status('"text"')).toBe(400);
    expect(await status(undefined)).toBe(400);
    expect(await status('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await status('{"name":"x"}', { 'Content-Type': 'application/json; charset=latin1' })).toBe(415);
    expect(await status({ name: 'x'.repeat(110_000) })).toBe(413);
    expect(await status(`{"name":"x","any":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)).toBe(400);
    expect((await server.request('POST', '/v1/echo/%E0%A4%A', { body: { name: 'x' } })).status).toBe(400);
  });

  it('CALL-33 drops keys that would reach a prototype', async () => {
    const { status, body } = await server.request('POST', '/v1/echo/a', {
      body: '{"name":"x","__proto__":{"name":"y"}}',
    });
    expect([status, body]).toEqual([200, { id: 'a', name: 'x' }]);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it('CALL-33 turns errors into their answers', async () => {
    const answer = async (how: string) => {
      const { status, body } = await server.request('GET', `/v1/fail/${how}`);
      return [status, body];
    };
    expect(await answer('business')).toEqual([200, { success: false, error: 'Non', code: 'closed' }]);
    expect(await answer('gone')).toEqual([410, { success: false, error: 'Expired', code: 'expired' }]);
    expect(await answer('crash')).toMatchObject([
      500,
      { code: 'internal', error: expect.not.stringContaining('boom') },
    ]);
    expect(await answer('nothing')).toEqual([204, undefined]);
  });

  it('SRV-09 logs requests and failures without addresses, bodies or the values of a statement', async () => {
    lines.length = 0;
    await server.request('GET', '/v1/fail/database?email=ana@example.org');
    await server.request('POST', '/v1/echo/ana', { body: { name: 'Ana' } });
    const text = lines.join('');
    expect(text).toContain('/v1/fail/:how');
    expect(text).toContain('insert into');
    expect(text).not.toMatch(/ana/i);
  });

  it('SRV-10 lets an organisation token through on organisation calls and the operator token on operator calls only', async () => {
    const status = async (path: string, given?: string) =>
      (await server.request('GET', path, given ? { token: given } : {})).status;
    expect((await server.request('GET', '/v1/mine', { token })).body).toEqual({ id: 'one' });
    expect(await status('/v1/mine')).toBe(401);
    expect(await status('/v1/mine', 'wrong')).toBe(401);
    expect(await status('/v1/mine', 'operator-token')).toBe(401);
    expect(await status('/v1/operated', 'operator-token')).toBe(200);
    expect(await status('/v1/operated', token)).toBe(401);
    expect(await status('/v1/operated')).toBe(401);
  });

  it('CALL-24 hands provider calls their raw bytes, whatever type they claim', async () => {
    const { body } = await server.request('POST', '/v1/hook', { body: '{ "é"', headers: { 'Content-Type': 'x/y' } });
    expect(body).toEqual({ bytes: 6 });
  });

  it('SRV-09 answers preflights from any origin, for a day, without credentials', async () => {
    const { status, headers } = await server.request('OPTIONS', '/v1/echo/a');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-max-age')).toBe('86400');
    expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});
