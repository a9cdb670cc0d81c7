import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openPostgres } from '../../server/db/postgres';
import { reconcile } from '../../server/ledger/reconcile';
import { median } from '../statistics';
import { leaveNothingDue, openCheckouts, type FilledOrganisation } from './fillOrganisation';
import {
  COLD,
  EXPORT,
  EXPORT_MEMORY,
  GALA_PAGES,
  GIFT,
  LAG,
  PAGES,
  QUICK,
  RATE,
  RECONCILE,
  STEADY,
  type Costs,
} from './findings';
import { measureLag } from './measureLag';
import { measureExport, measureGifts, measureSteadyGifts, timeAdminReads, timeColdRead } from './measures';
import type { PartName } from './options';
import { inDatabase, withServer, type Place } from './place';
import { postgresOf, postgresTime } from './processes';

const coldStarts = 3;
/** Gifts before those that are timed, gifts at once, and one after the other on a steady evening and at a gala's pace. */
const WARM = 300;
const BURST = 280;
const FEW = 40;
const GALA = 300;
/** Heap of the exporting process. */
const smallHeap = ['--max-old-space-size=256'];

/** @param warm a small organisation: what its readers wait, and what a server's first read takes */
type Part = (place: Place, organisation: FilledOrganisation, warm: FilledOrganisation) => Promise<Costs>;

const reads: Part = async (place, organisation, warm) => {
  const reconciled = await inDatabase(place, async (deps) => {
    await leaveNothingDue(deps);
    await reconcile(deps);
    const start = performance.now();
    await reconcile(deps);
    return performance.now() - start;
  });
  const cold: number[] = [];
  for (let start = 0; start < coldStarts; start += 1) {
    await withServer(place, async (server) => {
      await timeColdRead({ organisation: warm, server });
      cold.push(await timeColdRead({ organisation, server }));
    });
  }
  const lists = await withServer(place, (server) => timeAdminReads({ organisation, server }));
  return { [COLD]: median(cold), [RECONCILE]: reconciled, ...lists };
};

const exported: Part = (place, organisation, warm) =>
  withServer(
    place,
    async (server) => {
      const { time, memory, quick, page } = await measureExport({ organisation, server }, warm);
      return { [EXPORT]: time, [EXPORT_MEMORY]: memory, [QUICK]: quick, [PAGES]: page };
    },
    smallHeap,
  );

const opened = (place: Place, { id }: FilledOrganisation, many: number) =>
  inDatabase(place, (deps) => openCheckouts(deps, id, many));

const gifts: Part = async (place, organisation) => {
  const checkouts = await opened(place, organisation, WARM + BURST + FEW);
  return withServer(place, async (server) => {
    await timeColdRead({ organisation, server });
    const databaseCpu = await watchPostgres(place);
    const cpu = () => server.cpu() + databaseCpu();
    await measureGifts(server, checkouts.slice(0, WARM), cpu);
    const { cost, perSecond } = await measureGifts(server, checkouts.slice(WARM, WARM + BURST), cpu);
    const steady = await measureSteadyGifts(server, checkouts.slice(WARM + BURST));
    return { [GIFT]: cost, [RATE]: perSecond, [STEADY]: steady };
  });
};

/** The embedded database has one process. */
const lag: Part = async (place, organisation, warm) => {
  if (!place.url) return {};
  const checkouts = await opened(place, organisation, GALA);
  return withServer(place, (one) =>
    withServer(place, async (other) => {
      const { late, page } = await measureLag([one, other], organisation, checkouts, warm);
      return { [LAG]: late, [GALA_PAGES]: page };
    }),
  );
};

/** Measurements of a filled organisation, which need nothing of one another. */
export const parts: Readonly<Record<PartName, Part>> = { reads, export: exported, gifts, lag };

/** Returns a reader of the database's processor time in milliseconds; the embedded one is part of the server. */
async function watchPostgres({ url }: Place): Promise<() => number> {
  if (!url) return () => 0;
  const database = await openPostgres(url, pino({ level: 'silent' }));
  const result: unknown = await database.queries.execute(sql`select pg_backend_pid() as pid`);
  const [row] = (result as { rows: { pid: number }[] }).rows;
  // The process of this connection ends with it.
  const server = postgresOf(row?.pid ?? 0);
  await database.close();
  return () => postgresTime(server);
}
