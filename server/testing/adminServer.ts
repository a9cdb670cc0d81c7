import { createApp } from '../app';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/openTestDatabase';
import type { Deps } from '../deps';
import { foundOrganisation } from '../features/settings/organisationService';
import { createTestDeps, startTestServer, type Answer, type TestServer } from './testServer';

/** Set once the tests of the file begin. */
interface AdminWorld {
  database: Database;
  server: TestServer;
  /** Token of `demo`. */
  token: string;
  otherToken: string;
}

/**
 * A server for the tests of one file, with the organisations `demo` and `other`. `ask` calls `/v1/admin/{path}` as the first
 * of them, `logOf` reads its log of changes.
 */
export function useAdminServer(
  other: { readonly devise?: string } = {},
  prepare: (deps: Deps) => Promise<void> = () => Promise.resolve(),
) {
  const world = {} as AdminWorld;
  beforeAll(async () => {
    const database = await openTestDatabase();
    const deps = createTestDeps(database);
    const token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
    const otherToken = await foundOrganisation(deps, { id: 'other', name: 'Other', ...other });
    await prepare(deps);
    Object.assign(world, { database, token, otherToken, server: await startTestServer(createApp(deps)) });
  });
  afterAll(async () => {
    await world.server.close();
    await world.database.close();
  });
  const ask = (method: string, path: string, body?: unknown, token = world.token) =>
    world.server.request(method, `/v1/admin/${path}`, { token, ...(body === undefined ? {} : { body }) });
  const logOf = async (subject: string) =>
    dataOf<Record<string, unknown>[]>(await ask('GET', `audit?subject=${subject}&limit=200`));
  return { world, ask, logOf };
}

/** The `data` of an answer. */
export const dataOf = <T = Record<string, unknown>>({ body }: Answer) => (body as { data: T }).data;
export const idsOf = (answer: Answer) => dataOf<{ id: string }[]>(answer).map(({ id }) => id);
