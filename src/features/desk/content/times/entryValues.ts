import type { ScheduleEntry, Zeman } from '../../../../contract/site/schedules';
import type { ScheduleType } from '../../../../contract/terms/scheduleTypes';

/** A day on which an entry is at another time; without one it does not take place. */
export interface TypedException {
  readonly date: string;
  readonly time: string;
}

/** An entry as its form shows it. */
export interface TypedEntry {
  readonly name: string;
  readonly type: ScheduleType;
  /** Empty: at a fixed time. */
  readonly sun: Zeman | '';
  readonly time: string;
  readonly side: 'before' | 'at' | 'after';
  /** Minutes before or after the sun time. */
  readonly shift: string;
  readonly round: boolean;
  readonly dow: readonly number[];
  readonly from: string;
  readonly until: string;
  readonly exceptions: readonly TypedException[];
}
export type EntryKey = keyof TypedEntry;
export const entryKeys = [
  ...['name', 'type', 'sun', 'time', 'side', 'shift', 'round', 'dow', 'from', 'until', 'exceptions'],
] as readonly EntryKey[];

const two = (part: number) => String(part).padStart(2, '0');

/**
 * An entry as its form shows it: the hours and minutes of one that follows the sun are a shift.
 * @example
 * readEntry(blankEntry('a')).time // => '09:00'
 * readEntry({ ...blankEntry('a'), fixed: false, zeman: 'CHKIAH', heure: 1, minute: 15, avant: true }).shift // => '75'
 */
export function readEntry(entry: ScheduleEntry): TypedEntry {
  const { name, type, fixed, zeman, heure, minute, avant, round, dow, from, until, exceptions } = entry;
  const sun = fixed ? '' : (zeman ?? '');
  const shift = heure * 60 + minute;
  return {
    ...{ name, type, sun, round },
    time: sun === '' ? `${two(heure)}:${two(minute)}` : '09:00',
    // One that is nothing before is rounded down: that stays.
    side: sun === '' || avant ? 'before' : shift === 0 ? 'at' : 'after',
    shift: sun === '' || (shift === 0 && !avant) ? '15' : String(shift),
    dow: [...dow].sort((a, b) => a - b),
    from: from ?? '',
    until: until ?? '',
    exceptions: exceptions.map(({ date, time }) => ({ date, time: time ?? '' })),
  };
}

/**
 * The entry that a form stands for.
 * @example
 * writeEntry('a', readEntry(blankEntry('a'))) // => blankEntry('a')
 */
export function writeEntry(id: string, typed: TypedEntry): ScheduleEntry {
  const { name, type, sun, time, side, shift, round, dow, from, until, exceptions } = typed;
  const minutes = sun === '' ? minutesOf(time) : side === 'at' ? 0 : Number(shift);
  return {
    ...{ id, type },
    name: name.trim(),
    dow: [...dow],
    fixed: sun === '',
    heure: Math.floor(minutes / 60),
    minute: minutes % 60,
    zeman: sun || null,
    avant: sun !== '' && side === 'before',
    round: sun !== '' && round,
    from: from || null,
    until: until || null,
    exceptions: exceptions.map(({ date, time: other }) => ({ date, time: other || null })),
  };
}

const minutesOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** A new entry, at nine on no day yet. */
export const blankEntry = (id: string): ScheduleEntry => ({
  ...{ id, name: '', type: 'AUTRE', dow: [], fixed: true, heure: 9, minute: 0, zeman: null },
  ...{ avant: false, round: false, from: null, until: null, exceptions: [] },
});

type EntryProblem = 'days' | 'season' | 'sameDay';

/**
 * A problem that belongs to no single field; null if there is none.
 * @example
 * entryProblem(readEntry(blankEntry('a'))) // => 'days'
 */
export function entryProblem({ dow, from, until, exceptions }: TypedEntry): EntryProblem | null {
  if (dow.length + exceptions.length === 0) return 'days';
  if (from !== '' && until !== '' && until < from) return 'season';
  return new Set(exceptions.map(({ date }) => date)).size < exceptions.length ? 'sameDay' : null;
}

/**
 * Whether an entry can be computed as it stands.
 * @example
 * isWhole({ ...readEntry(blankEntry('a')), dow: [1] }) // => true
 */
export function isWhole(typed: TypedEntry): boolean {
  const { sun, time, side, shift, exceptions } = typed;
  const isTimed = sun === '' ? time !== '' : side === 'at' || isShift(shift);
  return isTimed && entryProblem(typed) === null && exceptions.every(({ date }) => date !== '');
}

const isShift = (typed: string) => /^\d+$/.test(typed) && Number(typed) < 24 * 60;
