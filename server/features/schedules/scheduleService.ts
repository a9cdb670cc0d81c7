import { isDeepStrictEqual } from 'node:util';
import type { BodyOut } from '../../../src/contract/route';
import type { ScheduleEntry, updateSchedule } from '../../../src/contract/site/schedules';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { outdated, Outdated } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { versionOf } from '../../text/versionOf';
import { differences, recordChange } from '../audit/recordChange';
import { lockSchedule, saveSchedule } from './scheduleStore';

type Given = BodyOut<typeof updateSchedule>['horaires'];

/**
 * Replaces an organisation's schedule entries within the caller's transaction; new ones get an id.
 * @returns as `after` the very `before` where nothing changes
 * @throws Outdated when they are of another version than the given one
 */
export async function replaceSchedule(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  organisationId: string,
  given: Given,
  version?: string,
): Promise<Record<'before' | 'after', readonly ScheduleEntry[]>> {
  const before = await lockSchedule(tx, organisationId, now());
  refuseOutdated(before, version);
  const after = given.map((entry) => ({ ...entry, id: entry.id ?? ids.row() }));
  // A body that a read has answered changes nothing (SET-03).
  if (isDeepStrictEqual(before, after)) return { before, after: before };
  await saveSchedule(tx, organisationId, after, now());
  return { before, after };
}

/** @throws Outdated when they are of another version than the given one */
function refuseOutdated(before: readonly ScheduleEntry[], version: string | undefined): void {
  if (version !== undefined && version !== versionOf(before)) throw new Outdated(outdated('schedule'), before);
}

/**
 * Replaces them with an organisation's token, and notes it (SRV-12).
 * @throws Outdated when they are of another version than the given one
 */
export function replaceOwnSchedule(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  given: Given,
  version?: string,
): Promise<readonly ScheduleEntry[]> {
  return deps.database.transaction(async (tx) => {
    const { before, after } = await replaceSchedule(tx, deps, holder.organisationId, given, version);
    if (before === after) return after;
    const removed = before.filter(({ id }) => !after.some((kept) => kept.id === id)).map(({ name }) => name);
    const changes = { ...differences(byId(before), byId(after)), ...(removed.length > 0 && { removed }) };
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-SCHEDULE-UPDATE',
      subject: 'horaires',
      subjectId: null,
      changes,
    });
    return after;
  });
}

const byId = (entries: readonly ScheduleEntry[]) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));
