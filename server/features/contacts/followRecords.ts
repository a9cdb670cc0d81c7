import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { createGiveWay } from '../../http/giveWay';
import { loggable } from '../../loggable';
import type { DueRecord, FollowedRecords } from './followedRecords';

const PIECE = 50;
/** Records of one kind tried per run: the next run begins with newer ones. */
const MOST = 200;
/** More failures than this in one run are no single record's fault. */
const MOST_FAILURES = 20;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 3_600_000;

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now' | 'log' | 'followedRecords'>;

/**
 * Meets people by their committed records (PERS-02), each in its own transaction, so that a failure holds up no other.
 * Failed ones are tried again, after a longer wait each time.
 */
export function createFollow(deps: Surroundings) {
  const { database, now, log, followedRecords } = deps;
  const waits = new Map<string, { readonly until: number; readonly wait: number }>();

  async function take(kind: FollowedRecords, record: DueRecord): Promise<'met' | 'failed' | 'waits'> {
    const key = `${kind.name} ${record.organisationId} ${record.id}`;
    const { until = 0, wait = FIRST_WAIT } = waits.get(key) ?? {};
    if (until > now().getTime()) return 'waits';
    try {
      while (await database.transaction((tx) => followAlone(tx, kind, record)));
      waits.delete(key);
      return 'met';
    } catch (error) {
      waits.set(key, { until: now().getTime() + wait, wait: Math.min(wait * 2, LONGEST_WAIT) });
      log.error({ record: key, error: loggable(error) }, 'a person was not met: tried again later');
      return 'failed';
    }
  }

  async function followAlone(tx: Queries, kind: FollowedRecords, record: DueRecord): Promise<boolean> {
    // A payment may be waiting for its locks.
    await tx.execute(sql`set local lock_timeout = '1s'`);
    return kind.follow(tx, deps, record);
  }

  /** @returns number of records looked at */
  return async (signal?: AbortSignal): Promise<number> => {
    const way = createGiveWay();
    let [count, failures] = [0, 0];
    for (const kind of followedRecords) {
      let last: DueRecord | undefined;
      for (let left = MOST; left > 0;) {
        const records = await kind.due(database.queries, last, PIECE);
        for (const record of records) {
          if (signal?.aborted || failures === MOST_FAILURES) return count;
          const outcome = await take(kind, record);
          if (outcome === 'failed') failures += 1;
          // Otherwise those that keep failing would keep older ones waiting for ever.
          if (outcome !== 'waits') left -= 1;
          await way.rest();
        }
        count += records.length;
        if (records.length < PIECE) left = 0;
        last = records.at(-1);
      }
    }
    return count;
  };
}
