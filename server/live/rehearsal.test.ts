import { createFakeBank } from '../gateways/testing/createFakeBank';
import { createLiveWorld, openTestStream } from './testing/liveWorld';

describe('the rehearsal of a live organisation', () => {
  it('ENT-32 has answers and a stream of its own, from memory, and two names in it however it is asked for', async () => {
    const own = await createLiveWorld({ gateways: { stripe: createFakeBank() } });
    try {
      const admin = (method: string, path: string, body?: unknown) =>
        own.server.request(method, `/v1/admin/${path}`, { token: own.token, ...(body !== undefined && { body }) });
      expect((await admin('PUT', 'organisations/demo', { mode: 'live' })).status).toBe(200);
      const read = async (query: string) => (await own.server.request('GET', `/v1/campagne/id/gala${query}`)).body;
      const pinged = async (query: string) => {
        const body = { target: {} };
        return (await own.server.request('POST', `/v1/campagne/ping/gala/visitor${query}`, { body })).body;
      };
      const [real, tried] = [
        await own.stream(),
        await openTestStream(`${own.server.url}/v1/campagne/stream/gala?mode=test`),
      ];
      await real.next();
      await tried.next();
      await admin('POST', 'campagnes/gala/dons', { montant: 60, mode: 'test', displayName: 'Essai' });
      expect(await tried.next()).toMatchObject({
        stats: { total: { sum: { total: 60 } } },
        donors: [{ mode: 'test', montant: 60 }],
      });
      const heard = await real.next();
      expect([heard.stats, heard.donors]).toEqual([undefined, undefined]);
      const figure = (total: number) => ({ total: { sum: { total } } });
      expect([await read(''), await pinged('')]).toMatchObject([
        { mode: 'live', stats: figure(0) },
        { data: { stats: figure(0) } },
      ]);
      expect([await read('?mode=test'), await pinged('?mode=test')]).toMatchObject([
        { mode: 'test', stats: figure(60) },
        { data: { stats: figure(60) } },
      ]);
      const before = own.database.statements();
      for (let count = 0; count < 50; count += 1) await read(`?mode=test&_=${count}`);
      expect(own.database.statements()).toBe(before);
      for (const query of ['?mode=live', '?mode=', '?mode=test&mode=live', '?mode=TEST']) {
        expect([query, await read(query)]).toMatchObject([query, { success: false }]);
        expect([query, await pinged(query)]).toMatchObject([query, { success: false }]);
      }
      real.close();
      tried.close();
    } finally {
      await own.close();
    }
  });
});
