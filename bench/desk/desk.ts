import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPostgres } from '../growth/growth';
import { growthOptions } from '../growth/options';
import { inDatabase, withServer, type Place } from '../growth/place';
import type { ServerProcess } from '../growth/serverProcess';
import { vacuum } from '../growth/vacuum';
import type { StartPostgres } from '../liveGifts';
import { isKept, median, type Finding } from '../statistics';
import { paths } from './calls';
import { fillDesk, type FilledDesk } from './fillDesk';

/** Payments of the organisations; all else grows with them: of a hundred thousand there are ten thousand contacts, a thousand forms. */
const SIZES = [1000, 100_000];
/** By how much the time of a call may exceed that at a hundredth. */
const LIMIT = 1.5;
/** Milliseconds that two medians of the same call differ by on a busy machine: what a call took above them counts. */
const NOISE = 2;
const ROUNDS = 15;
/** Before those that are timed: from the sixth run on, PostgreSQL keeps the plan of a statement. */
const WARM = 6;

/** Times that a call is measured before it counts as slow: something else may run beside it. */
const TRIES = 3;

/** Median milliseconds of a call at each size, taken in turns. */
async function timeCall(server: ServerProcess, filled: readonly FilledDesk[], path: string): Promise<number[]> {
  const times = filled.map((): number[] => []);
  for (let round = -WARM; round < ROUNDS; round += 1)
    for (const [index, { token, middle, first }] of filled.entries()) {
      const headers = { Authorization: `Bearer ${token}` };
      const own = path.replaceAll('{middle}', middle).replaceAll('{first}', first);
      const time = await server.time(`/v1/admin/${own}`, { headers });
      if (round >= 0) times[index]?.push(time);
    }
  return times.map(median);
}

function findingOf(what: string, [small = NaN, large = NaN]: readonly number[]): Finding {
  const ratio = large - small < NOISE ? Math.min(large / small, LIMIT) : large / small;
  return { what, details: `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`, ratio, limit: LIMIT, must: 'stay below' };
}

async function measureOn(place: Place, sizes: readonly number[]): Promise<Finding[]> {
  const filled = await inDatabase(place, async (deps) => {
    const all: FilledDesk[] = [];
    for (const payments of sizes) {
      const start = performance.now();
      all.push(await fillDesk(deps, payments));
      await vacuum(place, deps.database.queries);
      const seconds = (performance.now() - start) / 1000;
      console.log(`${place.engine}, ${payments.toLocaleString('en')} payments: filled in ${seconds.toFixed(0)} s`);
    }
    return all;
  });
  return withServer(place, async (server) => {
    const findings: Finding[] = [];
    for (const path of paths) {
      let finding = findingOf(`${path}, ${place.engine}`, await timeCall(server, filled, path));
      for (let tries = 1; tries < TRIES && !isKept(finding); tries += 1)
        finding = findingOf(finding.what, await timeCall(server, filled, path));
      findings.push(finding);
    }
    return findings;
  });
}

/**
 * Every list call of the desk in an organisation with 100,000 payments, against one with a hundredth of that, on both
 * databases. Differences below 2 ms are noise. `--on=postgres`, `--keep=FOLDER`, `--sizes=1000,10000`: `growthOptions`.
 */
export async function benchDesk(startPostgres: StartPostgres): Promise<Finding[]> {
  const { engines, keep, sizes: asked } = growthOptions(process.argv.slice(2));
  const sizes = asked.length === 2 ? asked : SIZES;
  const findings: Finding[] = [];
  const dataFolder = keep ?? mkdtempSync(join(tmpdir(), 'orgkit-desk-'));
  if (!existsSync(dataFolder)) mkdirSync(dataFolder, { recursive: true });
  try {
    if (engines.includes('postgres')) {
      const database = keep ? keptPostgres() : await startPostgres();
      if (database) {
        findings.push(...(await measureOn({ engine: 'postgres', dataFolder, url: database.url }, sizes)));
        await database.stop();
      } else
        console.log(
          'NOT RUN: the desk on PostgreSQL. Install postgresql, or set DATABASE_URL to a server of your own.',
        );
    }
    if (engines.includes('embedded')) findings.push(...(await measureOn({ engine: 'embedded', dataFolder }, sizes)));
  } finally {
    if (!keep) rmSync(dataFolder, { recursive: true, force: true });
  }
  return findings;
}
