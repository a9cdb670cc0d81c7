import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick of /proc. */
const TICK = 10;

/** The fields of /proc/…/stat from the third on: before them is the program's name, which may contain anything. */
function statOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch (error) {
    // It ended meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH')
      return [];
    throw error;
  }
}

const sumOf = (fields: readonly number[]) => fields.reduce((sum, field) => sum + field, 0);

/** Milliseconds of processor that a process has used so far, in all its threads. */
export const processorTime = (pid: number): number => TICK * sumOf(statOf(pid).slice(11, 13));

/** The PostgreSQL server that a process of one of its connections belongs to. */
export const postgresOf = (backend: number): number => statOf(backend)[1] ?? 0;

/** Milliseconds of processor of a PostgreSQL server on this machine, those of ended connections too. */
export function postgresTime(server: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statOf(pid)[1] === server);
  return TICK * sumOf(statOf(server).slice(11, 15)) + sumOf(children.map(processorTime));
}

/** The most bytes of memory that a process ever had. */
export function mostMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return 1024 * Number(kilobytes);
}
