import { setTimeout } from 'node:timers/promises';
import { openStreams, startLiveProcess, type LiveProcess } from './liveProcess';
import { median, type Finding } from './statistics';

const many = 1000;
const rounds = 7;

/** Milliseconds from the commit of a gift in one process until the last stream of another, or the same, was told. */
async function measure(giving: LiveProcess, showing: LiveProcess): Promise<number[]> {
  const streams = await openStreams(showing.ports.streams, many);
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A campaign is read at most once a second: each gift comes alone.
    await setTimeout(1200);
    const [committed] = await Promise.all([giving.ask<number>('give'), streams.until(round + 2)]);
    delays.push(Date.now() - committed);
  }
  streams.close();
  return delays;
}

const finding = (where: string, delays: readonly number[]): Finding => ({
  what: `seconds from the commit of a gift to the last of ${many} streams, ${where}`,
  details: `${delays.map((delay) => delay.toFixed(0)).join(', ')} ms`,
  ratio: median(delays) / 1000,
  limit: 3,
  must: 'stay below',
});

/** A throw-away PostgreSQL database; null where none can be had. */
export type StartPostgres = () => Promise<{ readonly url: string; stop(): Promise<void> } | null>;

export async function benchLiveGifts(startPostgres: StartPostgres): Promise<Finding[]> {
  const alone = await startLiveProcess('orgkit');
  const findings = [finding('in one process', await measure(alone, alone))];
  await alone.stop();
  const database = await startPostgres();
  if (!database) {
    console.log('NOT RUN: gifts in two processes. Install postgresql, or set DATABASE_URL to a server of your own.');
    return findings;
  }
  try {
    const giving = await startLiveProcess('orgkit', database.url);
    const showing = await startLiveProcess('orgkit', database.url, 'second');
    findings.push(finding('in two processes over PostgreSQL', await measure(giving, showing)));
    await Promise.all([giving.stop(), showing.stop()]);
  } finally {
    await database.stop();
  }
  return findings;
}
