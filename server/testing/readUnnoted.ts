import { and, eq, notInArray } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { audit } from '../db/schema';
import { readInTurn, type TestServer } from './testServer';

/** Reads paths in turn, those of the log last, and takes out of it what these reads note of their own exports. */
export async function readUnnoted(
  queries: Queries,
  server: TestServer,
  paths: readonly string[],
  token: string,
): Promise<string[]> {
  const isNote = eq(audit.subject, 'export');
  const noted = await queries.select({ id: audit.id }).from(audit).where(isNote);
  const known = noted.map(({ id }) => id);
  const isLog = (path: string) => path.includes('/admin/audit');
  const read: string[] = [];
  for (const some of [paths.filter((path) => !isLog(path)), paths.filter(isLog)]) {
    read.push(...(await readInTurn(server, some, token)));
    await queries.delete(audit).where(and(isNote, notInArray(audit.id, known)));
  }
  return read;
}
