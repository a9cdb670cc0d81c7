import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import type { Route } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import { createApp } from '../../app';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createTestDeps, startTestServer } from '../../testing/testServer';
import { openApiDocument } from './openApiDocument';

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, object>>;
}
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;

const described = (given: Readonly<Record<string, Route>>) => openApiDocument(given, '/v1') as unknown as Document;
const callTo = (path: string, method: string, given: Readonly<Record<string, Route>> = routes) =>
  described(given).paths[path]?.[method];

describe('the OpenAPI document', () => {
  it('CALL-41 is valid, and has every call but those of payment providers', async () => {
    const document = openApiDocument(routes, 'https://dons.example/v1');
    await expect(new Validator().validate({ ...document })).resolves.toMatchObject({ valid: true });
    const { paths } = document as unknown as Document;
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((call) => call.operationId));
    const known = Object.entries<Route>(routes).filter(([, { access }]) => access !== 'provider');
    expect(names.sort()).toEqual(known.map(([name]) => name).sort());
  });

  it('CALL-41 says who may call, with what, and what comes back', () => {
    const call = callTo('/admin/pages/{contentId}', 'put');
    expect(call).toMatchObject({
      operationId: 'updatePage',
      tags: ['pages'],
      description: 'ADMIN-PAGE-UPDATE',
      security: [{ organisationToken: ['everything', 'pages'] }],
      parameters: [{ name: 'contentId', in: 'path', required: true, schema: { type: 'string' } }],
    });
    expect(Object.keys(call?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '429']);
    expect(call?.requestBody?.content['application/json']?.schema).toMatchObject({
      additionalProperties: false,
      properties: { title: { type: 'string' } },
    });
    expect(callTo('/errors', 'post')).toMatchObject({ security: [], responses: { 204: {} } });
    expect(Object.keys(callTo('/errors', 'post')?.responses ?? {})).not.toContain('401');
  });

  it('CALL-41 describes bodies as they are sent, and answers as they come', () => {
    const route: Route = {
      ...{ id: 'X', method: 'GET', path: '/x/:id', access: 'public', summary: 'X' },
      query: v.object({ limit: v.optional(v.pipe(v.string(), v.transform(Number), v.maxValue(200))) }),
      response: v.object({ at: v.nullish(v.string()) }),
    };
    expect(callTo('/x/{id}', 'get', { x: route })).toMatchObject({
      parameters: [{ name: 'limit', in: 'query', required: false, schema: { type: 'string' } }],
      responses: { 200: { content: { 'application/json': { schema: { properties: { at: {} } } } } } },
    });
  });

  it('CALL-41 comes from the server, with the address it is reached at', async () => {
    const database = await openTestDatabase();
    const server = await startTestServer(createApp(createTestDeps(database)));
    const { status, body } = await server.request('GET', '/v1/openapi.json');
    await server.close();
    await database.close();
    expect([status, body]).toMatchObject([200, { openapi: '3.1.1', servers: [{ url: 'http://orgkit.test/v1' }] }]);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(routes, 'http://orgkit.test/v1'))));
  });
});
