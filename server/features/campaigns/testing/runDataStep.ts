import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { projectRoot } from '../../../projectRoot';

/** Repeats migration 0011's data step on existing rows. For tests. */
export async function runDataStep(queries: Queries): Promise<void> {
  const text = readFileSync(join(projectRoot, 'server/db/migrations/0011_campaign_gifts.sql'), 'utf8');
  const [, ...steps] = text.split('--> statement-breakpoint');
  // A column that came after it, and is filled in by a later step.
  await queries.execute(sql.raw("alter table campaign_gifts alter mode set default 'test'"));
  for (const step of steps) await queries.execute(sql.raw(step));
  await queries.execute(sql.raw('alter table campaign_gifts alter mode drop default'));
}
