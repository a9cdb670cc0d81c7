import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { percentile } from '../statistics';
import { campaignId, type FilledOrganisation } from './fillOrganisation';
import { timeOthers } from './measures';
import type { ServerProcess } from './serverProcess';

/** Streams of each process, and those of them whose messages are read. */
const STREAMS = 1000;
const READ = 10;
/** Milliseconds between two gifts. */
const PAUSE = 50;
/** A network has so many streams at most. */
const OF_ONE_ADDRESS = 500;

/** The moments at which a stream told of so many gifts. */
type Told = readonly { readonly count: number; readonly at: number }[];

const opened = (port: number, localAddress: string) =>
  new Promise<Socket>((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true }, () => done(socket));
    socket.on('error', fail);
  });

async function openStream(port: number, organisation: string, index: number, isRead: boolean) {
  const socket = await opened(port, `127.0.${Math.floor(index / OF_ONE_ADDRESS) + 1}.1`);
  const told: { count: number; at: number }[] = [];
  let text = '';
  const read = (chunk: Buffer) => {
    text += chunk.toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const delta = data && (JSON.parse(data) as { stats?: { total: { count: { total: number } } } });
      if (delta && delta.stats) told.push({ count: delta.stats.total.count.total, at: performance.now() });
    }
  };
  const first = new Promise<void>((done, fail) =>
    socket.once('data', (head: Buffer) =>
      head.toString().startsWith('HTTP/1.1 200') ? done() : fail(new Error(`no stream: ${head.toString()}`)),
    ),
  );
  if (isRead) socket.on('data', read);
  else socket.resume();
  socket.write(
    `GET /v1/campagne/stream/${campaignId}?org=${organisation} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n\r\n`,
  );
  await first;
  return { told: told as Told, close: () => socket.destroy() };
}

/**
 * Twenty gifts a second and two thousand streams, of two processes over one database: `late`, milliseconds from the report
 * of a gift until a stream tells of it, 95th percentile of all gifts and streams; `page`, by how much others' pages take
 * longer meanwhile.
 * @param checkouts open payments, one for each gift
 * @param other the organisation whose pages are timed
 */
export async function measureLag(
  servers: readonly [ServerProcess, ServerProcess],
  organisation: FilledOrganisation,
  checkouts: readonly string[],
  other: FilledOrganisation,
): Promise<{ late: number; page: number }> {
  const [server] = servers;
  const others = { organisation: other, server };
  await timeOthers(others, () => false);
  const quiet = await timeOthers(others, () => false);
  const gifts = await server.giftsOf(organisation.id);
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (const [place, { port }] of servers.entries())
    for (let index = 0; index < STREAMS; index += 1)
      streams.push(await openStream(port, organisation.id, place * STREAMS + index, index < READ));
  const reported: number[] = [];
  const work = checkouts.map(async (paymentId, index) => {
    await setTimeout(index * PAUSE);
    reported[index] = performance.now();
    await servers[index % servers.length]?.report(paymentId);
  });
  let isOver = false;
  const given = Promise.all(work).then(() => (isOver = true));
  const busy = await timeOthers(others, () => isOver);
  await given;
  const read = streams.filter((_, index) => index % STREAMS < READ);
  const last = gifts + checkouts.length;
  const isTold = () => read.every(({ told }) => (told.at(-1)?.count ?? 0) >= last);
  while (!isTold()) await setTimeout(PAUSE);
  for (const { close } of streams) close();
  const lags = read.flatMap(({ told }) =>
    reported.map((at, index) => (told.find(({ count }) => count > gifts + index)?.at ?? NaN) - at),
  );
  return { late: percentile(lags, 0.95), page: busy.page / quiet.page };
}
