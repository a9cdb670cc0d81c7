import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { statementsOf, type Statement } from './statementsOf';

/** A statement's way of reading a table. */
interface Touch {
  readonly table: string;
  /** Rows looked at, kept or not. */
  readonly rows: number;
  /** Whether the planner chose to read the table from end to end. */
  readonly isWhole: boolean;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Reads of tables by the statements of `work`. Each statement runs a second time, under `explain analyze`. */
export async function touchesOf(queries: Queries, work: () => Promise<unknown>): Promise<Touch[]> {
  const touches: Touch[] = [];
  for (const statement of await statementsOf(queries, work)) touches.push(...(await explain(queries, statement)));
  return touches;
}

async function explain(queries: Queries, statement: Statement): Promise<Touch[]> {
  if (!/^\s*(select|with|delete)\b/i.test(statement.text)) return [];
  const result = await queries.execute(sql`explain (analyze, format json) ${bound(statement)}`);
  const [row] = (result as { rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }).rows;
  return row ? touchesIn(row['QUERY PLAN'][0].Plan) : [];
}

function touchesIn(node: PlanNode): Touch[] {
  const below = (node.Plans ?? []).flatMap(touchesIn);
  const table = node['Relation Name'];
  if (table === undefined || node['Actual Loops'] === 0) return below;
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return [...below, { table, rows: each * node['Actual Loops'], isWhole: node['Node Type'] === 'Seq Scan' }];
}

/** The statement with its values put in again. */
function bound({ text, params }: Statement): SQL {
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${params[Number(piece) - 1]}`));
  return sql.join(pieces);
}
