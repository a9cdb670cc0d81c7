import { useCallback } from 'react';
import { listSchedule, updateSchedule, type ScheduleEntry } from '../../../../contract/site/schedules';
import { DeskError } from '../../deskClient';
import { useDesk } from '../../deskContext';

/** The entries of an organisation, as they were read together. */
export interface Schedule {
  readonly entries: readonly ScheduleEntry[];
  readonly version: string;
}

/** Reads and replaces an organisation's schedule entries, which are one record. */
export function useSchedule(organisation: string) {
  const { call } = useDesk();
  const read = useCallback(async (): Promise<Schedule> => {
    const { data, version } = await call(listSchedule, { organisation });
    return { entries: data, version };
  }, [call, organisation]);
  /** @throws DeskError with `changed` if somebody else changed them since they were read */
  const replace = async ({ version }: Schedule, entries: readonly ScheduleEntry[]): Promise<Schedule> => {
    const answer = await call(updateSchedule, { organisation, body: { horaires: [...entries], version } });
    return { entries: answer.data, version: answer.version };
  };
  /** Takes an entry out, whatever others change meanwhile. */
  const remove = async (id: string): Promise<void> => {
    for (;;) {
      const known = await read();
      const left = known.entries.filter((entry) => entry.id !== id);
      if (left.length === known.entries.length) return;
      try {
        await replace(known, left);
        return;
      } catch (error) {
        if (!(error instanceof DeskError) || error.code !== 'changed') throw error;
      }
    }
  };
  return { read, replace, remove };
}
