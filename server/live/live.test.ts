import { request } from 'node:http';
import { createApp } from '../app';
import { campaignTeams } from '../db/schema';
import { readDonors } from '../features/campaigns/reading/donorStore';
import { findOrganisation } from '../features/organisations/organisationStore';
import { createLogger } from '../logger';
import { startTestServer } from '../testing/testServer';
import { createCampaignFastPath } from './createCampaignFastPath';
import type { Live } from './createLive';
import { createLiveWorld } from './testing/liveWorld';

let world: Awaited<ReturnType<typeof createLiveWorld>>;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

describe('pings and reads in front of the application', () => {
  it('CALL-15 PING-02 a ping is told figures, and of team and source those that exist', async () => {
    await world.give(5000, 'lev');
    const { status, body } = await world.ping({
      team: 'lev',
      source: 'nowhere',
      initial: true,
      url: 'https://a.test/',
    });
    expect(status).toBe(200);
    const { stats, version } = await world.read();
    expect(body).toMatchObject({
      data: { stats, version, matching: [], active: true },
      target: { team: 'lev', source: null },
    });
    expect((await world.ping({ team: null })).body).toMatchObject({ target: { team: null, source: null } });
  });

  it('CALL-15 a thousand pings and reads send no statement to the database', async () => {
    await world.ping();
    const before = world.database.statements();
    for (let round = 0; round < 1000; round += 1) await world.ping({ team: round % 2 ? 'lev' : null });
    for (const path of ['id/gala', 'donors/gala', 'donors/gala?team=lev', 'teams/gala', 'team/stats/gala/lev'])
      expect((await world.server.request('GET', `/v1/campagne/${path}`)).status).toBe(200);
    expect(world.database.statements()).toBe(before);
  });

  it('CALL-14 CALL-15 however the address is written, the database hears nothing of it', async () => {
    await world.ping();
    const before = world.database.statements();
    for (const path of [
      '/v1/campagne/id/gala?_=1&limit=1',
      '/v1/campagne/id/gala/',
      '/V1/Campagne/ID/gala',
      '/v1/campagne/id/%67ala',
      '/v1/campagne/donors/gala?fbclid=a&team=lev',
      '/v1/campagne/donors/gala?team=l%65v',
      '/v1/campagne/team/stats/gala/lev?_=1',
    ])
      expect([path, (await world.server.request('GET', path)).status]).toEqual([path, 200]);
    const pinged = await world.server.request('POST', '/v1/campagne/Ping/gala/visitor/?_=1', { body: { target: {} } });
    expect(pinged.status).toBe(200);
    expect(world.database.statements()).toBe(before);
  });

  it('CALL-14 CALL-15 CALL-16 SRV-09 what reaches the application asks the database for a page of donors, or whose the page is and its funds, alone', async () => {
    await world.ping();
    const asks = async (work: () => Promise<unknown>) => {
      const before = world.database.statements();
      await work();
      return world.database.statements() - before;
    };
    /** In chunks where there is a body, and under any path. */
    const send = (method: string, path: string, body = '') =>
      new Promise<number | undefined>((done, fail) => {
        const headers = { 'Content-Type': 'application/json' };
        const sent = request(world.server.url, { method, path, headers }, (response) => {
          response.resume().on('end', () => done(response.statusCode));
        });
        sent.on('error', fail);
        if (body) sent.write(body);
        sent.end();
      });
    // Keeps the hosts of organisations, and what stands around the campaign's pages.
    await send('GET', '/campagne/gala');
    for (const [method, path, body] of [
      ['POST', '/v1/campagne/ping/gala/visitor', '{"target":{"team":"lev"}}'],
      ['GET', `${world.server.url}/v1/campagne/id/gala`],
      ['GET', `${world.server.url}/v1/campagne/teams/gala`],
      ['HEAD', '/v1/campagne/team/stats/gala/lev'],
    ] as const) {
      const asked = await asks(async () => expect([path, await send(method, path, body)]).toEqual([path, 200]));
      expect([path, asked]).toEqual([path, 0]);
    }
    const owner = await asks(() => findOrganisation(world.database.queries, 'demo'));
    for (const path of ['/campagne/gala?s=nulle', '/campagne/gala/lev', '/campagne/gala/__screen']) {
      const asked = await asks(async () => expect([path, await send('GET', path)]).toEqual([path, 200]));
      // The menu of a site's page has the open funds, by one statement more (DON-10).
      expect([path, asked]).toEqual([path, path.endsWith('__screen') ? owner : 2 * owner]);
    }
    const page = await asks(() =>
      readDonors(
        world.database.queries,
        { organisationId: 'demo', campaignId: 'gala' },
        { devise: 'eur', shown: 'live' },
        { limit: 1 },
      ),
    );
    for (const query of ['limit=1', 'before=00000002', 'team=lev&limit=200']) {
      const asked = await asks(() => world.server.request('GET', `/v1/campagne/donors/gala?${query}`));
      expect([query, asked]).toEqual([query, page]);
    }
  });

  it('CALL-16 more of an address than is kept ready is left to the application', async () => {
    const read = async (query: string) =>
      (await world.server.request('GET', `/v1/campagne/donors/gala?${query}`)).status;
    expect(await read('limit=1')).toBe(200);
    expect(await read('before=00000001')).toBe(200);
    expect(await read('team=lev&team=other')).toBe(400);
    expect(await read('team=')).toBe(400);
    expect((await world.server.request('GET', '/v1/campagne/id/ga.la')).status).toBe(400);
  });

  it('CALL-14 CALL-16 CALL-17 CALL-18 answers and headers are those of the application', async () => {
    const plain = await startTestServer(world.app);
    const paths = [
      'id/gala',
      'donors/gala',
      'donors/gala?team=lev',
      'teams/gala',
      'team/stats/gala/lev',
      'id/none',
      'donors/gala?team=none',
    ];
    for (const path of paths) {
      const [front, app] = await Promise.all(
        [world.server, plain].map((server) => server.request('GET', `/v1/campagne/${path}`)),
      );
      expect(front?.status).toBe(app?.status);
      const { version: _, ...body } = JSON.parse(front?.text ?? '') as Record<string, unknown>;
      expect(app?.body).toMatchObject(body);
      const own = ['x-request-id', 'etag', 'cache-control', 'date', 'keep-alive', 'content-length'];
      const kept = (headers?: Headers) => [...(headers ?? [])].filter(([name]) => !own.includes(name));
      expect(kept(front?.headers)).toEqual(kept(app?.headers));
    }
    await plain.close();
  });

  it('CALL-14 says nothing again to those who have it', async () => {
    const path = '/v1/campagne/id/gala';
    const etag = (await world.server.request('GET', path)).headers.get('etag') ?? '';
    for (const tag of [etag, etag.replace('W/', '')]) {
      const again = await world.server.request('GET', path, { headers: { 'If-None-Match': tag } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  it('CALL-15 refuses what the application refuses, in its words', async () => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      world.server.request('POST', '/v1/campagne/ping/gala/visitor', { body, headers });
    for (const [answer, status] of [
      [await send('{"target":{"team":7}}'), 400],
      [await send('{"target"'), 400],
      [await send('{}'), 400],
      [await send('x', { 'content-type': 'text/plain' }), 415],
      [await send(JSON.stringify({ target: {}, more: 'x'.repeat(200_000) })), 413],
      [await world.ping({}, 'none'), 404],
      [await world.server.request('POST', '/v1/campagne/ping/ga%20la/visitor', { body: { target: {} } }), 400],
    ] as const) {
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ success: false });
    }
    const preflight = await world.server.request('OPTIONS', '/v1/campagne/ping/gala/visitor');
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });
});

describe('the log', () => {
  it('SRV-09 tells of what is refused or fails in front as of what the application refuses, and of nothing else', async () => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const deps = { ...world.deps, log: createLogger({ logLevel: 'info' }, { write }) };
    const campaign: Live['campaign'] = (key) =>
      key.campaignId === 'broken' ? Promise.reject(new Error('no answer')) : world.live.campaign(key);
    const app = createApp(deps, world.live);
    const front = await startTestServer(createCampaignFastPath(deps, { ...world.live, campaign }, app));
    const plain = await startTestServer(app);
    const body = { target: {} };
    const told = async (server: typeof front, method: string, path: string) => {
      lines.length = 0;
      const { headers } = await server.request(method, `/v1/campagne/${path}`, method === 'POST' ? { body } : {});
      expect(headers.get('x-request-id')).toBe(lines[0]?.['requestId'] ?? null);
      return lines.map(({ requestId, time: _, ms, ...line }) => ({ ...line, has: [typeof requestId, typeof ms] }));
    };
    for (const [method, path] of [
      ['GET', 'id/none'],
      ['GET', 'donors/gala?team=none'],
      ['GET', 'teams/none'],
      ['GET', 'team/stats/gala/none'],
      ['POST', 'ping/none/visitor'],
    ] as const) {
      const line = await told(front, method, path);
      expect(line).toMatchObject([{ status: 404, msg: 'request' }]);
      expect(line).toEqual(await told(plain, method, path));
    }
    expect(await told(front, 'GET', 'id/gala')).toEqual([]);
    expect(await told(front, 'POST', 'ping/gala/visitor')).toEqual([]);
    expect(await told(front, 'POST', 'ping/broken/visitor')).toMatchObject([
      { msg: 'request failed', error: { message: 'no answer' } },
      { msg: 'request', status: 500, route: '/v1/campagne/ping/:campaignId/:visitorId' },
    ]);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(1);
    await Promise.all([front.close(), plain.close()]);
  });
});

describe('streams', () => {
  it('CALL-35 CALL-27 a flood is told in twenty donors, how many more came, and exact totals', async () => {
    const busy = await createLiveWorld();
    const stream = await busy.stream();
    await stream.next();
    await busy.giveMany(250);
    const came = await stream.next();
    // Pages of earlier releases know `more` alone.
    expect(came).toMatchObject({ others: 230, more: true, stats: { total: { count: { total: 250 } } } });
    expect(came.donors?.map(({ campagneExtraData }) => campagneExtraData.displayName)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Don ${250 - index}`),
    );
    await busy.hide('many-249');
    expect(Object.keys(await stream.next()).sort()).toEqual(['donors', 'gone', 'previous', 'version']);
    stream.close();
    await busy.close();
  });

  it('TEAM-03 CALL-27 names no hidden team with a gift; who asks for its gifts has them all the same', async () => {
    const quiet = await createLiveWorld();
    await quiet.database.queries.update(campaignTeams).set({ hidden: true });
    const stream = await quiet.stream();
    await stream.next();
    await quiet.give(2500, 'lev', 'Noa');
    const gift = { montant: 25, campagneExtraData: { displayName: 'Noa', team: null } };
    expect((await stream.next()).donors).toMatchObject([gift]);
    const donorsOf = async (query: string) =>
      (await quiet.server.request('GET', `/v1/campagne/donors/gala${query}`)).body;
    expect(await donorsOf('')).toMatchObject({ data: [gift] });
    expect(await donorsOf('?team=lev')).toMatchObject({ data: [gift], stats: { count: { total: 1 } } });
    stream.close();
    await quiet.close();
  });

  it('CALL-27 tells gifts, moderation and changed documents as they happen', async () => {
    const stream = await world.stream();
    const { headers } = stream.response;
    expect(headers['content-type']).toBe('text/event-stream');
    expect(headers['access-control-allow-origin']).toBe('*');
    const hello = await stream.next();
    expect(hello).toEqual({ version: hello.version, previous: hello.version });

    const gift = await world.give(2500, 'lev', 'Noa');
    const came = await stream.next();
    expect(came).toMatchObject({
      previous: hello.version,
      version: hello.version + 1,
      stats: { total: { sum: { total: 75 }, count: { total: 2 } } },
      teams: [{ param: 'lev', stats: { sum: 75, count: 2, matched: 0 } }],
      donors: [{ montant: 25, campagneExtraData: { displayName: 'Noa', team: 'lev' } }],
    });
    expect(Object.keys(came)).not.toContain('reload');
    expect((await world.read()).stats).toEqual(came.stats);

    await world.hide(gift);
    expect(await stream.next()).toEqual({
      previous: came.version,
      version: came.version + 1,
      gone: [came.donors?.[0]?._id],
    });
    await world.rename('Grand gala');
    expect(await stream.next()).toEqual({ previous: came.version + 1, version: came.version + 2, reload: true });
    stream.close();
  });

  it('CALL-27 who comes back is told what it missed', async () => {
    const [stays, leaves] = await Promise.all([world.stream(), world.stream()]);
    const { version } = await leaves.next();
    await stays.next();
    leaves.close();
    await world.give(100);
    await Promise.all([world.give(100), world.give(100), world.give(100)]);
    let last = await stays.next();
    const messages = [last];
    while (last.version < version + 4) messages.push((last = await stays.next()));
    const back = await world.stream({ 'Last-Event-ID': String(version) });
    for (const message of messages) expect(await back.next()).toEqual(message);
    const stranger = await world.stream({ 'Last-Event-ID': '-4' });
    expect(await stranger.next()).toEqual({ version: last.version, previous: last.version });
    for (const stream of [stays, back, stranger]) stream.close();
  });

  it('CALL-27 ends at the shutdown, and answers 404 for a campaign that does not exist', async () => {
    expect((await world.server.request('GET', '/v1/campagne/stream/none')).status).toBe(404);
  });
});
