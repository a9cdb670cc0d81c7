import { startTestServer } from '../testing/testServer';
import { createLiveWorld } from './testing/liveWorld';

it('SRV-24 gzips a long answer for those who take it, with and without the memory in front', async () => {
  const world = await createLiveWorld();
  const stream = await world.stream();
  await stream.next();
  await world.addTeams(100);
  await stream.next();
  stream.close();
  const plain = await startTestServer(world.app);
  try {
    for (const server of [world.server, plain]) {
      const read = (accepted: string) =>
        server.request('GET', '/v1/campagne/id/gala', { headers: { 'Accept-Encoding': accepted } });
      const [zipped, whole] = [await read('gzip, br'), await read('gzip;q=0, identity')];
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
      expect(whole.headers.get('content-encoding')).toBeNull();
      expect([zipped, whole].map(({ headers }) => headers.get('vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding']);
      const lengths = [zipped, whole].map(({ headers }) => Number(headers.get('content-length')));
      expect(lengths[1]).toBe(Buffer.byteLength(whole.text));
      expect(lengths[0]).toBeLessThan(whole.text.length / 4);
      expect((zipped.body as { teams: unknown[] }).teams).toHaveLength(
        (whole.body as { teams: unknown[] }).teams.length,
      );
    }
  } finally {
    await plain.close();
    await world.close();
  }
});
