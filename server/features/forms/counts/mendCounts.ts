import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { formCounts, forms, formSubmissions } from '../../../db/schema';
import type { Deps } from '../../../deps';

type FormKey = Pick<typeof forms.$inferSelect, 'organisationId' | 'id'>;

/** Forms that are looked up at a time. */
const PIECE = 100;

/**
 * Counts the submissions of all forms anew, form by form, and mends counts that differ (CALL-60).
 * @param signal once aborted, no other form is begun
 * @returns how many forms were counted, and which were mended
 */
export async function mendCounts(
  { database: { queries }, log }: Pick<Deps, 'database' | 'log'>,
  signal?: AbortSignal,
): Promise<{ counted: number; mended: FormKey[] }> {
  const mended: FormKey[] = [];
  let counted = 0;
  let last: FormKey | undefined;
  do {
    const some: FormKey[] = await nextForms(queries, last);
    for (const form of some) {
      if (signal?.aborted) return { counted, mended };
      counted += 1;
      if (!(await mendForm(queries, form))) continue;
      log.error({ organisation: form.organisationId, form: form.id }, 'a form’s count was not its submissions: mended');
      mended.push(form);
    }
    last = some.length < PIECE ? undefined : some.at(-1);
  } while (last);
  return { counted, mended };
}

function nextForms(queries: Queries, last: FormKey | undefined): Promise<FormKey[]> {
  const { organisationId, id } = forms;
  const after =
    last && or(gt(organisationId, last.organisationId), and(eq(organisationId, last.organisationId), gt(id, last.id)));
  return queries
    .select({ organisationId, id })
    .from(forms)
    .where(after)
    .orderBy(asc(organisationId), asc(id))
    .limit(PIECE);
}

/** In one statement: counts and submissions as of one moment, whatever is being sent. What differs is added, not replaced. */
async function mendForm(queries: Queries, { organisationId, id }: FormKey): Promise<boolean> {
  const result = await queries.execute(sql`
    with sent as (
      select mode, state, count(*)::int as counted, max(created_at) as last_at from ${formSubmissions}
      where organisation_id = ${organisationId} and form_id = ${id} group by mode, state
    ),
    kept as (
      select mode, state, counted, last_at from ${formCounts} where organisation_id = ${organisationId} and form_id = ${id}
    )
    insert into ${formCounts} (organisation_id, form_id, mode, state, counted, last_at)
    select ${organisationId}, ${id}, mode, state, coalesce(sent.counted, 0) - coalesce(kept.counted, 0),
      coalesce(sent.last_at, kept.last_at)
    from sent full join kept using (mode, state)
    where coalesce(sent.counted, 0) <> coalesce(kept.counted, 0)
    order by state
    on conflict (organisation_id, form_id, mode, state) do update
      set counted = ${formCounts}.counted + excluded.counted,
        last_at = greatest(${formCounts}.last_at, excluded.last_at)
    returning state`);
  return (result as { rows: unknown[] }).rows.length > 0;
}
