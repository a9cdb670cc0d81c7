import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import type { OutgoingEvent } from '../../../src/contract/endpoints';
import { deliveries } from '../../db/schema';
import { isSignedBy } from '../../gateways/signature';
import { applyEvent } from '../../ledger/applyEvent';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import { guardedLookup, isEndpointUrl, isReachable } from './endpointAddress';
import { postDue } from './postDue';
import { postEvent } from './postEvent';

let world: CheckoutWorld;
let receiver: Server;
let address: string;
let received: { event: OutgoingEvent; body: Buffer; headers: IncomingHttpHeaders }[] = [];
/** The receiver's next answers: a status, or a dropped connection. */
let answers: (number | 'drop')[] = [];

beforeAll(async () => {
  world = await createCheckoutWorld();
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      received.push({ event: JSON.parse(body.toString()) as OutgoingEvent, body, headers: request.headers });
      const answer = answers.shift() ?? 200;
      if (answer === 'drop') return request.socket.destroy();
      response.writeHead(answer, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
  await world.close();
});

const admin = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
const deliveriesOf = async (id: string) =>
  dataOf<{ id: string; state: string; attempts: number; status: number | null }[]>(
    await admin('GET', `deliveries?endpointId=${id}`),
  );

async function listen(events: string[]) {
  received = [];
  answers = [];
  const made = (await admin('POST', 'webhooks', { url: address, events })).body as {
    data: { id: string };
    secret: string;
  };
  return { id: made.data.id, secret: made.secret, end: () => admin('DELETE', `webhooks/${made.data.id}`) };
}
async function pay(change: Record<string, unknown> = {}) {
  const { url } = (await world.submit(change)).body as { url: string };
  await world.press(url, 'pay', { delivery: 'twice' });
  await world.deliver();
  return { url, id: (await world.paymentOf(url)).id };
}

describe('outgoing events', () => {
  it('SRV-03 tell once of a payment, signed with the endpoint’s own secret and the moment, and of its refund', async () => {
    const endpoint = await listen(['payment.succeeded', 'payment.refunded']);
    const { id, url } = await pay();
    expect(await postDue(world.deps)).toBe(1);
    const [post] = received;
    expect(post?.event).toMatchObject({
      type: 'payment.succeeded',
      organisationId: 'demo',
      data: { id, state: 'succeeded', received: 50 },
    });
    expect(isSignedBy(endpoint.secret, post!.body, post!.headers['x-signature'])).toBe(true);
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post!.headers['x-orgkit-signature']))!;
    expect(Number(time)).toBe(world.deps.now().getTime() / 1000);
    expect(isSignedBy(endpoint.secret, Buffer.concat([Buffer.from(`${time}.`), post!.body]), signature)).toBe(true);

    await world.press(url, 'refund');
    await world.deliver();
    await postDue(world.deps);
    expect(received.map(({ event }) => event.type)).toEqual(['payment.succeeded', 'payment.refunded']);
    expect(received[1]?.event.data).toMatchObject({ id, state: 'refunded', refunded: 50 });
    await endpoint.end();
  });

  it('SRV-13 tell the life of a monthly gift', async () => {
    const endpoint = await listen([
      'subscription.started',
      'subscription.failed',
      'subscription.changed',
      'subscription.stopped',
      'subscription.ended',
    ]);
    const { url, id } = await pay({ montant: 10, abo: true, nbMonth: 3 });
    for (const action of ['fail', 'next', 'stop']) {
      await world.press(url, action, { charge: action === 'stop' ? '3' : '2' });
      await world.deliver();
    }
    await postDue(world.deps);
    expect(received.map(({ event }) => [event.type, event.data['id'], event.data['state']]).sort()).toEqual([
      ['subscription.changed', id, 'active'],
      ['subscription.failed', id, 'failing'],
      ['subscription.started', id, 'active'],
      ['subscription.stopped', id, 'stopped'],
    ]);
    await endpoint.end();
  });

  it('SRV-03 tell each turn of a monthly gift once, whatever comes twice, late or out of order, and its end', async () => {
    const endpoint = await listen([
      'payment.succeeded',
      'payment.failed',
      'subscription.started',
      'subscription.failed',
      'subscription.changed',
      'subscription.ended',
    ]);
    const { url } = (await world.submit({ montant: 10, abo: true, nbMonth: 3 })).body as { url: string };
    for (const [action, charge, delivery] of [
      ['pay', 1, 'late'],
      ['fail', 2, 'never'],
      ['next', 2, 'disordered'],
      ['next', 3, 'twice'],
    ] as const) {
      await world.press(url, action, { charge: `${charge}`, delivery });
    }
    for (let wait = 0; wait < 3; wait += 1) {
      await world.deliver();
      world.pass(20_000);
    }
    const { id, providerRef } = await world.paymentOf(url);
    const known = await world.deps.gateways['sandbox']!.readEvents(providerRef!);
    await Promise.all([...known, ...known].map((event) => applyEvent(world.deps, 'sandbox', event)));
    await postDue(world.deps);
    expect(received.map(({ event }) => event.type).sort()).toEqual([
      'payment.succeeded',
      'payment.succeeded',
      'payment.succeeded',
      'subscription.ended',
      'subscription.started',
    ]);
    const end = received.find(({ event }) => event.type === 'subscription.ended');
    expect(end?.event.data).toMatchObject({ id, state: 'ended', taken: 3, received: 30, nextCharge: null });
    await endpoint.end();
  });

  it('SRV-03 are posted again under the same id, later and later, until they are accepted, and when asked', async () => {
    const endpoint = await listen(['payment.succeeded']);
    answers = [500, 'drop', 302, 200];
    await pay();
    expect(await postDue(world.deps)).toBe(0);
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
    expect(await postDue(world.deps)).toBe(0);
    for (const wait of [1000, 2000, 4000]) {
      world.pass(wait);
      await postDue(world.deps);
    }
    const [delivery] = await deliveriesOf(endpoint.id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 4, status: 200 });
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);

    const replay = (token?: string) => admin('POST', `deliveries/${delivery!.id}/replay`, undefined, token);
    expect((await replay(world.otherToken)).status).toBe(404);
    expect(dataOf(await replay())).toMatchObject({ state: 'waiting' });
    await Promise.all([postDue(world.deps), postDue(world.deps), postDue(world.deps)]);
    expect(received).toHaveLength(5);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
    await endpoint.end();
    expect((await replay()).status).toBe(409);
  });

  it('SRV-03 are given up after many attempts, and when their endpoint is taken away or switched off', async () => {
    const endpoint = await listen(['payment.succeeded']);
    answers = Array<number>(20).fill(503);
    await pay();
    for (let count = 0; count < 25; count += 1) {
      await postDue(world.deps);
      world.pass(60 * 60 * 1000);
    }
    expect(await deliveriesOf(endpoint.id)).toMatchObject([{ state: 'failed', attempts: 20 }]);
    expect(received).toHaveLength(20);
    await pay();
    await admin('PUT', `webhooks/${endpoint.id}`, { active: false });
    expect(await postDue(world.deps)).toBe(0);
    await pay();
    expect((await deliveriesOf(endpoint.id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    await endpoint.end();
  });

  it('SRV-03 come to an end whatever is answered, so that one receiver stops nobody else’s', async () => {
    const strange = createTcpServer((socket) => {
      socket.on('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      );
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((done) => strange.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(strange.address() as AddressInfo).port}/`;
    const posted = await postEvent({ url, secret: 'x' }, '{}', world.deps.now(), { allowLoopback: true });
    expect(posted).toEqual({ status: null, error: 'no answer' });
    await new Promise((done) => strange.close(done));
  });

  it('SRV-03 of one receiver that does not answer hold up nobody else’s', async () => {
    const endpoint = await listen(['payment.succeeded']);
    const { id: endpointId } = endpoint;
    const event = { type: 'payment.succeeded' as const, organisationId: 'demo', created: '', data: {} };
    const createdAt = world.deps.now();
    const waiting = Array.from({ length: 65 }, (_, index) => {
      const id = `silent-${String(index).padStart(2, '0')}`;
      return {
        id,
        organisationId: 'demo',
        endpointId,
        event: { ...event, id },
        attempts: 0,
        nextAttemptAt: createdAt,
        createdAt,
      };
    });
    await world.deps.database.queries.insert(deliveries).values(waiting);
    answers = Array<'drop'>(65).fill('drop');
    expect(await postDue(world.deps)).toBe(0);
    expect(received).toHaveLength(20);
    expect((await admin('GET', `deliveries?endpointId=${endpointId}&limit=100`)).text).not.toContain('"failed"');
    await endpoint.end();
  });

  it('SRV-10 stay within the organisation, and its secret is told once', async () => {
    const endpoint = await listen(['payment.succeeded']);
    expect((await admin('GET', 'webhooks')).text).not.toContain(endpoint.secret);
    expect((await admin('GET', 'audit')).text).not.toContain(endpoint.secret);
    const path = `webhooks/${endpoint.id}`;
    expect(dataOf(await admin('GET', 'webhooks', undefined, world.otherToken))).toEqual([]);
    expect((await admin('PUT', path, { active: false }, world.otherToken)).status).toBe(404);
    expect((await admin('DELETE', path, undefined, world.otherToken)).status).toBe(404);
    const foreign = { url: address, events: ['payment.succeeded'] };
    const other = dataOf<{ id: string }>(await admin('POST', 'webhooks', foreign, world.otherToken));
    await pay();
    await postDue(world.deps);
    expect(received).toHaveLength(1);
    await admin('DELETE', `webhooks/${other.id}`, undefined, world.otherToken);
    await endpoint.end();
  });
});

describe('addresses of endpoints', () => {
  it('SRV-12 are public and https, in development this machine too', async () => {
    const production = { allowLoopback: false };
    const development = { allowLoopback: true };
    for (const url of ['https://example.org/hook', 'https://93.184.216.34/', 'https://[2606:4700::1111]/']) {
      expect([url, isEndpointUrl(url, production)]).toEqual([url, true]);
    }
    const never = [
      'http://example.org/',
      'ftp://example.org/',
      'https://user:password@example.org/',
      'https://10.0.0.1/',
      'https://192.168.1.1/',
      'https://169.254.169.254/latest',
      'https://0x0a000001/',
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[2002:a00:1::]/',
      'http://10.0.0.1/',
      'nonsense',
    ];
    for (const url of never) {
      expect([url, isEndpointUrl(url, production), isEndpointUrl(url, development)]).toEqual([url, false, false]);
    }
    for (const url of ['http://127.0.0.1:8080/', 'http://localhost/', 'https://2130706433/', 'https://[::1]/']) {
      expect([url, isEndpointUrl(url, production), isEndpointUrl(url, development)]).toEqual([url, false, true]);
    }
    expect((await admin('POST', 'webhooks', { url: 'https://10.0.0.1/', events: ['payment.failed'] })).status).toBe(
      400,
    );
    expect(isReachable('not an address', development)).toBe(false);
  });

  it('SRV-12 are looked at again when their name is resolved', async () => {
    received = [];
    const production = { allowLoopback: false };
    const posted = await postEvent({ url: address, secret: 'x' }, '{}', world.deps.now(), production);
    expect(posted).toEqual({ status: null, error: 'the address is not allowed' });
    const found = new Promise((done) => guardedLookup(production)('localhost', {}, (error) => done(error?.message)));
    expect(await found).toBe('the address is not public');
    expect(received).toEqual([]);
  });
});
