import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { createStreams } from './createStreams';

/** Streams over real sockets; timers wait until a test advances them. */
async function startStreams(options: { most?: number; mostOfOne?: number } = {}) {
  let due: { at: number; task: () => void }[] = [];
  let time = 0;
  const after = (milliseconds: number, task: () => void) => {
    const timer = { at: time + milliseconds, task };
    due.push(timer);
    return () => void (due = due.filter((other) => other !== timer));
  };
  const streams = createStreams({ timers: { now: () => time, after }, random: () => 0, ...options });
  const responses: ServerResponse[] = [];
  const server = createServer((request, response) => {
    responses.push(response);
    const viewer = request.headers['user-agent'];
    streams.open('gala', { response, network: request.url ?? '', viewer, version: 1, lastVersion: null });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    streams,
    responses,
    timers: () => due.length,
    pass(milliseconds: number) {
      time += milliseconds;
      const now = due.filter(({ at }) => at <= time);
      due = due.filter(({ at }) => at > time);
      for (const { task } of now) task();
    },
    /** A viewer with an open stream, and its messages so far. */
    async view(network: string, viewer = 'x') {
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      const hears = async (text: string) => {
        while (!heard.includes(text)) heard += String((await once(socket, 'data'))[0]);
        heard = '';
      };
      socket.write(`GET ${network} HTTP/1.1\r\nHost: test\r\nUser-Agent: ${viewer}\r\n\r\n`);
      await hears('"version":1');
      return { socket, hears };
    },
    async left(socket: Socket, response: ServerResponse | undefined) {
      const gone = once(response?.socket as Socket, 'close');
      socket.destroy();
      await gone;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

it('CALL-27 has room for so many streams of one network and in all, and again when some have left', async () => {
  const { streams, responses, view, left, close, timers } = await startStreams({ most: 3, mostOfOne: 2 });
  const first = await view('/home');
  await view('/home');
  const away = await view('/away');
  expect([streams.hasRoom('/far'), streams.hasRoom('/away'), streams.count()]).toEqual([true, false, 3]);
  await left(away.socket, responses[2]);
  await left(first.socket, responses[0]);
  expect([streams.hasRoom('/home'), streams.count('gala')]).toEqual([true, 1]);
  expect(timers()).toBe(1);
  await close();
});

it('CALL-27 ORG-05 a viewer of a network that used up its streams gets one all the same, of whoever there holds most', async () => {
  const { responses, streams, view, close } = await startStreams({ most: 100, mostOfOne: 4 });
  const friend = await view('/hall', 'telephone');
  for (let opened = 0; opened < 3; opened += 1) await view('/hall', 'robot');
  const dropped = once(responses[1]?.socket as Socket, 'close');
  const late = await view('/hall', 'tablet');
  await dropped;
  expect([streams.count(), streams.hasRoom('/hall')]).toEqual([4, true]);
  streams.send('gala', { previous: 1, version: 2, gone: [] });
  await Promise.all([late.hears('"version":2'), friend.hears('"version":2')]);
  await close();
});

it('CALL-27 ORG-05 where all places are taken, the network that holds most gives one up to those that hold less', async () => {
  const { responses, streams, view, close } = await startStreams({ most: 4, mostOfOne: 3 });
  for (let opened = 0; opened < 3; opened += 1) await view('/many');
  const few = await view('/few');
  const dropped = once(responses[0]?.socket as Socket, 'close');
  await view('/new');
  await dropped;
  expect([streams.count(), streams.hasRoom('/few'), streams.hasRoom('/new')]).toEqual([4, false, false]);
  streams.send('gala', { previous: 1, version: 2, gone: [] });
  await few.hears('"version":2');
  await close();
});

it('CALL-27 who left before its stream was ready takes nobody’s place', async () => {
  const { streams, timers, close } = await startStreams({ mostOfOne: 1 });
  const socket = new Socket();
  const gone = once(socket, 'close');
  socket.destroy();
  await gone;
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  streams.open('gala', { response, network: '/home', version: 1, lastVersion: null });
  await close();
  expect([streams.count(), streams.hasRoom('/home'), timers()]).toEqual([0, true, 0]);
});

it('CALL-27 tells every 20 seconds that it is there, as long as somebody watches', async () => {
  const { responses, view, pass, left, timers, close } = await startStreams();
  const viewer = await view('/home');
  for (let beat = 0; beat < 3; beat += 1) {
    pass(20_000);
    await viewer.hears(':\n\n');
  }
  await left(viewer.socket, responses[0]);
  expect(timers()).toBe(0);
  await close();
});

it('CALL-27 a viewer who takes nothing is dropped, and the others hear on', async () => {
  const { streams, responses, view, close } = await startStreams();
  const [slow, quick] = [await view('/slow'), await view('/quick')];
  slow.socket.pause();
  const dropped = once(responses[0]?.socket as Socket, 'close');
  let version = 1;
  // The system's own buffering is unknown: messages continue until ours is full.
  while (streams.count() === 2) {
    const next = version + 1;
    streams.send('gala', { previous: version, version: next, gone: ['x'.repeat(100_000)] });
    await quick.hears(`"version":${next}`);
    version = next;
  }
  await dropped;
  expect(responses[1]?.socket?.destroyed).toBe(false);
  streams.stop();
  await once(quick.socket.resume(), 'end');
  await close();
});
