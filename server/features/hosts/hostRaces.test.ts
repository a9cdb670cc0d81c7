import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createGateways } from '../../gateways/createGateways';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  const base = createTestDeps(database);
  const deps = { ...base, gateways: createGateways(base) };
  await foundOrganisation(deps, { id: 'alef', name: 'Alef' });
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it('ENT-11 hosts that are given and taken at the same moment do not wait for each other for ever', async () => {
  const call = async (method: string) =>
    (await server.request(method, '/v1/admin/organisations/alef/hosts/alef.example', { token: 'operator-token' }))
      .status;
  for (let round = 0; round < 10; round += 1) {
    await call('PUT');
    const given = Array.from({ length: 4 }, () => call('PUT'));
    const taken = Array.from({ length: 4 }, () => call('DELETE'));
    const answers = await Promise.all([...given, ...taken]);
    expect(answers.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  }
});
