import { and, desc, eq, lt } from 'drizzle-orm';
import { formulaSafe } from '../../../src/core/csv';
import type { exportAudit, listAudit } from '../../../src/contract/audit';
import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import type { Queries } from '../../db/database';
import { estimateRows } from '../../db/estimateRows';
import { audit } from '../../db/schema';
import { withinDays } from '../../db/withinDays';
import type { Columns, CsvRows } from '../../http/csvRows';
import { readZone } from '../../ledger/zoneName';
import { eachPage, EXPORTED, PAGE, toPage } from '../../page';
import { subjectNames } from './subjectNames';

type Filters = QueryOut<typeof exportAudit>;

async function conditionOf(queries: Queries, organisationId: string, { subject, subjectId, actor, from, to }: Filters) {
  const zone = (from ?? to) ? await readZone(queries, organisationId) : '';
  return and(
    eq(audit.organisationId, organisationId),
    subject === undefined ? undefined : eq(audit.subject, subject),
    subjectId === undefined ? undefined : eq(audit.subjectId, subjectId),
    actor === undefined ? undefined : eq(audit.actor, actor),
    withinDays(audit.createdAt, { from, to }, zone),
  );
}
type Condition = Awaited<ReturnType<typeof conditionOf>>;

const pageRows = (queries: Queries, condition: Condition, before: string | undefined, limit: number) =>
  queries
    .select()
    .from(audit)
    .where(and(condition, before === undefined ? undefined : lt(audit.id, before)))
    .orderBy(desc(audit.id))
    .limit(limit);
type Row = Awaited<ReturnType<typeof pageRows>>[number];

/** A page of what was changed, newest first, with the records by name (CALL-48). */
export async function readAudit(
  queries: Queries,
  organisationId: string,
  { before, limit = PAGE, ...filters }: QueryOut<typeof listAudit>,
): Promise<ResponseIn<typeof listAudit>> {
  const condition = await conditionOf(queries, organisationId, filters);
  const { data, next } = toPage(await pageRows(queries, condition, before, limit + 1), limit, (row) => row);
  const nameOf = await subjectNames(queries, organisationId, data);
  return { data: data.map((row) => ({ ...row, name: nameOf(row), createdAt: row.createdAt.toISOString() })), next };
}

const columns = {
  ...({ date: 'moment', actor: 'actor', action: 'action', subject: 'subject' } as const),
  ...({ subjectId: 'text', name: 'text', changes: 'text' } as const),
} satisfies Columns;

/** All of what was changed that the filters leave, for spreadsheets (CALL-92). */
export async function* writeAudit(queries: Queries, organisationId: string, filters: Filters): CsvRows {
  const condition = await conditionOf(queries, organisationId, filters);
  yield { about: await estimateRows(queries, queries.select({ id: audit.id }).from(audit).where(condition)) };
  yield { columns };
  const pages = eachPage<Row>((last, limit) => pageRows(queries, condition, last?.id, limit), EXPORTED);
  for await (const page of pages) {
    const nameOf = await subjectNames(queries, organisationId, page);
    yield page.map((row) => [
      row.createdAt.toISOString(),
      formulaSafe(row.actor),
      row.action,
      row.subject,
      row.subjectId ?? '',
      formulaSafe(nameOf(row) ?? ''),
      JSON.stringify(row.changes),
    ]);
  }
}
