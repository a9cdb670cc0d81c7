import { openStreams, startLiveProcess, type LiveProcess } from './liveProcess';
import { median, type Finding } from './statistics';

const many = 5000;
const rounds = 40;
/** About what a gift is told with. */
const messageBytes = 500;
const KiB = 1024;

interface Memory {
  readonly rss: number;
  readonly used: number;
}

/** Opens the streams, then sends messages to all, one once the last has arrived everywhere. */
async function measure(server: LiveProcess) {
  const before = await server.ask<Memory>('memory');
  const streams = await openStreams(server.ports.streams, many);
  const after = await server.ask<Memory>('memory');
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = await server.ask<number>('cpu');
    await server.ask('send', messageBytes);
    await streams.until(round + 2);
    costs.push(((await server.ask<number>('cpu')) - start) / many);
  }
  streams.close();
  const each = (name: keyof Memory) => (after[name] - before[name]) / many / KiB;
  return { rss: each('rss'), used: each('used'), cost: median(costs) };
}

/** What an open stream takes, and what a message to it costs against `socket.write` in a loop over as many sockets. */
export async function benchLiveStreams(): Promise<Finding[]> {
  const [orgkit, raw] = [await startLiveProcess('orgkit'), await startLiveProcess('raw')];
  try {
    const [own, plain] = [await measure(orgkit), await measure(raw)];
    const memory = ({ rss, used }: typeof own) =>
      `${used.toFixed(1)} KiB of heap and buffers, ${rss.toFixed(1)} KiB of RSS`;
    return [
      {
        what: `KiB that each of ${many} open streams takes`,
        details: `${memory(own)}; bare sockets ${memory(plain)}`,
        ratio: own.used,
        limit: 26,
        must: 'stay below',
      },
      {
        what: 'processor time of a delivery, against a loop of socket.write',
        details: `${own.cost.toFixed(2)} µs, bare ${plain.cost.toFixed(2)} µs, medians of ${rounds} messages to ${many} streams`,
        ratio: own.cost / plain.cost,
        limit: 1.3,
        must: 'stay below',
      },
    ];
  } finally {
    await Promise.all([raw.stop(), orgkit.stop()]);
  }
}
