import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/postgres';
import { createGateways } from '../../server/gateways/createGateways';
import { reconcile } from '../../server/ledger/reconcile';
import { createTestDeps } from '../../server/testing/testServer';
import type { StartPostgres } from '../liveGifts';
import { median, type Finding } from '../statistics';
import { fillOrganisation, openCheckouts, type FilledOrganisation } from './fillOrganisation';
import { measureExport, measureGifts, measureSteadyGifts, timeAdminReads, timeColdRead } from './measures';
import { measureLag } from './measureLag';
import { postgresOf, postgresTime } from './processes';
import { startServer, type ServerProcess } from './serverProcess';

const log = pino({ level: 'silent' });
const sizes = [1000, 10_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])];
const coldStarts = 3;
/** Gifts at once, and one after the other at a gala's pace. */
const BURST = 280;
const FEW = 40;
const STEADY = 300;
const LAG = 'from a gift to 2,000 streams of two processes, p95, ms';

/** By how much a cost at 100,000 gifts may exceed that at 1,000. */
const limits: Readonly<Record<string, number>> = {
  'a gift, CPU-ms of server and database': 1.3,
  'a gift of four a second, p50, ms': 1.5,
  'first read of a campaign, ms': 2,
  'page of payments, ms': 1.5,
  'page of gifts, ms': 1.5,
  'list of campaigns, ms': 1.5,
  'search of payments that finds nothing, ms': 2,
  'search of gifts that finds nothing, ms': 2,
  'export of 1,000 payments, ms': 1.5,
  'reconciliation with nothing due, ms': 2,
  [LAG]: 1.5,
};
/** Heap of the exporting process. */
const smallHeap = ['--max-old-space-size=256'];
/** Megabytes by which it may grow meanwhile. */
const exportMemory = 100;

type Costs = Record<string, number>;

/** Where a database is, for this process and for servers. */
interface Place {
  readonly engine: Database['engine'];
  readonly dataFolder: string;
  readonly url?: string;
}

const openAt = ({ url, dataFolder }: Place) =>
  url ? openPostgres(url, log) : openEmbedded(join(dataFolder, 'database'), log);

/** The embedded database belongs to one process at a time. */
async function inDatabase<T>(place: Place, work: (deps: ReturnType<typeof createTestDeps>) => Promise<T>): Promise<T> {
  const database = await openAt(place);
  const base = createTestDeps(database, { now: () => new Date() });
  try {
    return await work({ ...base, gateways: createGateways(base) });
  } finally {
    await database.close();
  }
}

async function withServer<T>(
  { url, dataFolder }: Place,
  work: (server: ServerProcess) => Promise<T>,
  node: string[] = [],
): Promise<T> {
  const server = await startServer(dataFolder, url, node);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Costs of an organisation of so many gifts, which is added to the database. */
async function measureAt(place: Place, gifts: number, warm: FilledOrganisation): Promise<Costs> {
  const { organisation, open, reconciled } = await inDatabase(place, async (deps) => {
    const organisation = await fillOrganisation(deps, `gifts-${gifts}`, gifts);
    // The fill leaves many dead rows, which a database cleans up by itself after a while.
    await deps.database.queries.execute(sql`vacuum analyze`);
    await reconcile(deps);
    const start = performance.now();
    await reconcile(deps);
    const reconciled = performance.now() - start;
    const open = await openCheckouts(deps, organisation.id, BURST + FEW + STEADY);
    return { organisation, open, reconciled };
  });
  const cold: number[] = [];
  for (let start = 0; start < coldStarts; start += 1) {
    await withServer(place, async (server) => {
      await timeColdRead({ organisation: warm, server });
      cold.push(await timeColdRead({ organisation, server }));
    });
  }
  const costs: Costs = {
    'first read of a campaign, ms': median(cold),
    'reconciliation with nothing due, ms': reconciled,
  };
  await withServer(place, async (server) => {
    for (const [name, time] of Object.entries(await timeAdminReads({ organisation, server })))
      costs[`${name}, ms`] = time;
  });
  await withServer(
    place,
    async (server) => {
      const exported = await measureExport({ organisation, server }, warm);
      costs['export of 1,000 payments, ms'] = exported.time;
      costs['export, MB'] = exported.memory;
      costs['quick reads of others meanwhile, times the quiet p99'] = exported.quick;
      costs['pages of others meanwhile, times the quiet median'] = exported.page;
    },
    smallHeap,
  );
  await withServer(place, async (server) => {
    await timeColdRead({ organisation, server });
    const databaseCpu = await watchPostgres(place);
    const { cost, perSecond: rate } = await measureGifts(
      server,
      open.slice(0, BURST),
      () => server.cpu() + databaseCpu(),
    );
    costs['a gift, CPU-ms of server and database'] = cost;
    costs['gifts in a second'] = rate;
    costs['a gift of four a second, p50, ms'] = await measureSteadyGifts(server, open.slice(BURST, BURST + FEW));
  });
  // The embedded database has one process.
  if (place.url)
    await withServer(place, (one) =>
      withServer(place, async (other) => {
        const given = { ...organisation, gifts: organisation.gifts + BURST + FEW };
        costs[LAG] = await measureLag([one, other], given, open.slice(BURST + FEW));
      }),
    );
  return costs;
}

/** Returns a reader of the database's processor time in milliseconds; the embedded one is part of the server. */
async function watchPostgres({ url }: Place): Promise<() => number> {
  if (!url) return () => 0;
  const database = await openPostgres(url, log);
  const result: unknown = await database.queries.execute(sql`select pg_backend_pid() as pid`);
  const [row] = (result as { rows: { pid: number }[] }).rows;
  // The process of this connection ends with it.
  const server = postgresOf(row?.pid ?? 0);
  await database.close();
  return () => postgresTime(server);
}

/** The b of a cost that grows like n^b. */
const exponent = (from: number, to: number, growth: number) => Math.log(to / from) / Math.log(growth);

function findingsOf(engine: string, all: readonly Costs[]): Finding[] {
  const [first = {}] = all;
  const last = all[2] ?? {};
  const describe = (name: string) =>
    all
      .map((costs, index) => {
        const [before, now] = [all[index - 1]?.[name] ?? NaN, costs[name] ?? NaN];
        const growth = (sizes[index] ?? NaN) / (sizes[index - 1] ?? NaN);
        const raised = index === 0 ? '' : ` (n^${exponent(before, now, growth).toFixed(2)})`;
        return `${sizes[index]?.toLocaleString('en')}: ${now.toFixed(1)}${raised}`;
      })
      .join(', ');
  const growth = Object.entries(limits)
    .filter(([name]) => name in last)
    .map(([name, limit]): Finding => {
      const ratio = (last[name] ?? NaN) / (first[name] ?? NaN);
      return {
        what: `${name}: 100,000 gifts against 1,000, ${engine}`,
        details: describe(name),
        ratio,
        limit,
        must: 'stay below',
      };
    });
  const worst = (name: string, what: string, limit: number): Finding => ({
    what: `${what}, ${engine}`,
    details: describe(name),
    ratio: Math.max(...all.map((costs) => costs[name] ?? NaN)),
    limit,
    must: 'stay below',
  });
  const rate: Finding = {
    what: 'gifts in a second into one campaign of 100,000',
    details: describe('gifts in a second'),
    ratio: last['gifts in a second'] ?? NaN,
    limit: 100,
    must: 'reach',
  };
  return [
    ...growth,
    worst('export, MB', 'megabytes by which a process with 256 MB of heap grew for an export', exportMemory),
    worst('quick reads of others meanwhile, times the quiet p99', 'quick reads of others during an export', 3),
    worst('pages of others meanwhile, times the quiet median', 'pages of others during an export', 1.5),
    // The embedded database writes to a disk before each answer: that is what it measures there.
    ...(engine === 'postgres' ? [rate] : []),
  ];
}

async function measureOn(place: Place): Promise<Finding[]> {
  const warm = await inDatabase(place, (deps) => fillOrganisation(deps, 'warm', 10));
  const all: Costs[] = [];
  for (const gifts of sizes) {
    const costs = await measureAt(place, gifts, warm);
    const figures = Object.entries(costs).map(([name, cost]) => `${name} ${cost.toFixed(1)}`);
    console.log(`${place.engine}, ${gifts.toLocaleString('en')} gifts: ${figures.join('; ')}`);
    all.push(costs);
  }
  return findingsOf(place.engine, all);
}

/**
 * How costs grow with the gifts of a campaign, on both databases: each size is an organisation of its own, added to those
 * before. With `--million`, to a million gifts.
 */
export async function benchGrowth(startPostgres: StartPostgres): Promise<Finding[]> {
  const findings: Finding[] = [];
  const dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-growth-'));
  try {
    const database = await startPostgres();
    if (database) {
      findings.push(...(await measureOn({ engine: 'postgres', dataFolder, url: database.url })));
      await database.stop();
    } else
      console.log('NOT RUN: growth on PostgreSQL. Install postgresql, or set DATABASE_URL to a server of your own.');
    findings.push(...(await measureOn({ engine: 'embedded', dataFolder })));
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return findings;
}
