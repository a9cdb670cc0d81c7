import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { startOrgkit } from '../../tests/e2e/support/orgkitServer';
import type { StartPostgres } from '../liveGifts';

const warmUp = 300;
const times = 300;
/** Ticks of the processor in a second, as Linux counts them. */
const TICKS = 100;

/** Milliseconds of the server's processor for a page, by path: as browsers ask for it, of a server that is warm. */
export async function serverCosts(
  startPostgres: StartPostgres,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('there is no PostgreSQL to be had');
  const server = await startOrgkit({ env: { DATABASE_URL: postgres.url } });
  const agent = new Agent({ keepAlive: true });
  const costs = new Map<string, number>();
  const ask = (path: string) =>
    new Promise<void>((done, fail) => {
      get(`${server.url}${path}`, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
        if (response.statusCode !== 200) fail(new Error(`${path} was answered ${response.statusCode}`));
        response.resume().on('end', done);
      }).on('error', fail);
    });
  const used = () => {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
  };
  try {
    for (const path of paths) {
      for (let round = 0; round < warmUp; round += 1) await ask(path);
      const before = used();
      for (let round = 0; round < times; round += 1) await ask(path);
      costs.set(path, (used() - before) / times);
    }
  } finally {
    agent.destroy();
    await server.stop();
    await postgres.stop();
  }
  return costs;
}
