import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growthOptions } from '../growth/options';
import { inDatabase, withServer, type Place } from '../growth/place';
import type { ServerProcess } from '../growth/serverProcess';
import { vacuum } from '../growth/vacuum';
import type { StartPostgres } from '../liveGifts';
import { median, type Finding } from '../statistics';
import { COMMON, fillRecords, RARE, type FilledLists } from './fillRecords';

const SIZES = [100, 10_000] as const;
/** By how much the time at 10,000 records may exceed that at 100. */
const LIMIT = 1.5;
const ROUNDS = 40;
const PAGE = 'limit=20';
const NONE = 'introuvable';

/** The lists that the builder and administrators read page by page; `{middle}` is a record of the organisation. */
const choices = (kind: string) => `forms/{middle}/choices?kind=${kind}&`;
const searched = ['calendars', 'caisses', 'forms', 'sections'].map(choices);
const paged = [
  ...['forms/{middle}/media?', 'forms/{middle}/media?kind=PICTURE&', 'pages?', 'audit?'],
  ...['forms?', 'campagnes?', 'liens?', 'dettes?'],
];

const paths = [...searched, ...paged].flatMap((list) => [
  `${list}${PAGE}`,
  `${list}${PAGE}&before={middle}`,
  ...(searched.includes(list) ? [RARE, NONE, COMMON].map((word) => `${list}${PAGE}&search=${word}`) : []),
]);

/** Median milliseconds of each read at each size, taken in turns. */
async function timeReads(server: ServerProcess, filled: readonly FilledLists[], path: string): Promise<number[]> {
  const times = filled.map((): number[] => []);
  // The first shows how long it took to get going.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { token, middle }] of filled.entries()) {
      const headers = { Authorization: `Bearer ${token}` };
      const time = await server.time(`/v1/admin/${path.replaceAll('{middle}', middle)}`, { headers });
      if (round > 0) times[index]?.push(time);
    }
  return times.map(median);
}

async function measureOn(place: Place): Promise<Finding[]> {
  const filled = await inDatabase(place, async (deps) => {
    const all: FilledLists[] = [];
    for (const records of SIZES) all.push(await fillRecords(deps, records));
    await vacuum(place, deps.database.queries);
    return all;
  });
  return withServer(place, async (server) => {
    const findings: Finding[] = [];
    for (const path of paths) {
      const [small = NaN, large = NaN] = await timeReads(server, filled, path);
      const details = `${SIZES[0]}: ${small.toFixed(1)} ms, ${SIZES[1].toLocaleString('en')}: ${large.toFixed(1)} ms`;
      const what = `${path} with 10,000 records against 100, ${place.engine}`;
      findings.push({ what, details, ratio: large / small, limit: LIMIT, must: 'stay below' });
    }
    return findings;
  });
}

/** How lists grow with the records of an organisation, on both databases; `--on=embedded` for one. */
export async function benchLists(startPostgres: StartPostgres): Promise<Finding[]> {
  const { engines } = growthOptions(process.argv.slice(2));
  const findings: Finding[] = [];
  const dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-lists-'));
  try {
    if (engines.includes('postgres')) {
      const database = await startPostgres();
      if (database) {
        findings.push(...(await measureOn({ engine: 'postgres', dataFolder, url: database.url })));
        await database.stop();
      } else
        console.log('NOT RUN: lists on PostgreSQL. Install postgresql, or set DATABASE_URL to a server of your own.');
    }
    if (engines.includes('embedded')) findings.push(...(await measureOn({ engine: 'embedded', dataFolder })));
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return findings;
}
