import { fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';

/** A server of bench/liveServer.ts in a process of its own. */
export interface LiveProcess {
  readonly ports: { readonly http: number; readonly streams: number };
  ask<T>(command: string, argument?: unknown): Promise<T>;
  stop(): Promise<void>;
}

export async function startLiveProcess(...args: readonly string[]): Promise<LiveProcess> {
  const child = fork('dist/bench/liveServer.js', args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, TEST_DATABASE_URL: '' },
  });
  const waiting = new Map<number, (value: never) => void>();
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = new Promise<void>((done, fail) => {
    waiting.set(0, () => done());
    void ended.then(() => fail(new Error('the server of the bench ended')));
  });
  child.on('message', ({ id, value }: { id: number; value: never }) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  });
  let last = 0;
  const ask = <T>(command: string, argument?: unknown) =>
    new Promise<T>((done) => {
      waiting.set((last += 1), done);
      child.send({ id: last, command, argument });
    });
  await ready;
  const stop = () => {
    child.disconnect();
    return ended;
  };
  return { ports: await ask('ports'), ask, stop };
}

/** Sends a request over and over on several connections, the next once the last was answered. @returns CPU µs for each */
export async function loadWith(server: LiveProcess, request: string, times: number, atOnce = 32): Promise<number> {
  const before = await server.ask<number>('cpu');
  const worker = async () => {
    const socket = await opened(server.ports.http);
    for (let round = 0; round < times / atOnce; round += 1) await answered(socket, request);
    socket.destroy();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return ((await server.ask<number>('cpu')) - before) / times;
}

/** Opens so many streams, each thousand from a network of its own: one may not have them all. */
export async function openStreams(port: number, many: number) {
  const request = 'GET /v1/campagne/stream/gala HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n';
  const sockets: Socket[] = [];
  let came = 0;
  let awaited = Infinity;
  let reached = () => {};
  const receive = (chunk: Buffer) => {
    for (let at = chunk.indexOf(mark); at >= 0; at = chunk.indexOf(mark, at + 1)) came += 1;
    if (came >= awaited) reached();
  };
  /** Resolves when each stream has had so many messages since it was opened. */
  const until = (messages: number) =>
    new Promise<void>((done) => {
      awaited = messages * many;
      reached = done;
      if (came >= awaited) done();
    });
  while (sockets.length < many) {
    const batch = Array.from({ length: Math.min(100, many - sockets.length) }, async (_, index) => {
      const socket = await opened(port, `127.0.${Math.floor((sockets.length + index) / 1000) + 1}.1`);
      socket.on('data', receive).write(request);
      return socket;
    });
    sockets.push(...(await Promise.all(batch)));
  }
  await until(1);
  return { until, close: () => sockets.forEach((socket) => socket.destroy()) };
}

const mark = 'event: campagne';

const opened = (port: number, localAddress = '127.0.0.1') =>
  new Promise<Socket>((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true }, () => done(socket));
    socket.on('error', fail);
  });

/** One whole answer: its head says how long it is. */
function answered(socket: Socket, request: string): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const take = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n') + 4;
      if (head < 4) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? NaN);
      if (!text.startsWith('HTTP/1.1 200')) fail(new Error(text));
      else if (text.length >= head + length) done(text.slice(head));
      else return;
      socket.off('data', take);
    };
    socket.on('data', take).write(request);
  });
}

/** The body that one request is answered. */
export async function bodyOf(server: LiveProcess, request: string): Promise<string> {
  const socket = await opened(server.ports.http);
  const body = await answered(socket, request);
  socket.destroy();
  return body;
}
