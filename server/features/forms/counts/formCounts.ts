import { and, eq, sql } from 'drizzle-orm';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { inMode } from '../../../db/inMode';
import { formCounts, type formSubmissions } from '../../../db/schema';

type FormSubmissionRow = typeof formSubmissions.$inferSelect;
type State = FormSubmissionRow['state'];
type Counted = Pick<FormSubmissionRow, 'organisationId' | 'formId' | 'createdAt'>;
type Place = Pick<FormSubmissionRow, 'mode' | 'state'>;

/** States of submissions that stand: final, or waiting for a payment or a confirmation. */
const STANDING: readonly State[] = ['kept', 'open', 'short', 'held'];

/** A form's submissions, as a read of one mode sees them. */
export interface FormFigures {
  /** Submissions that stand. */
  readonly submissions: number;
  /** When the newest one was sent, whatever became of it. */
  readonly lastAt: Date | null;
  readonly states: readonly { readonly state: State; readonly count: number }[];
}

/** More than there are of a form: a row for each mode and state. */
const MOST_ROWS = 50;
const none: FormFigures = { submissions: 0, lastAt: null, states: [] };

/**
 * Counts a submission where it is now, and no longer where it was (CALL-60). To be written after stock is taken or given back:
 * all who lock both do so in this order.
 * @param before null for a new one
 */
export async function countSubmission(
  tx: Queries,
  { organisationId, formId, createdAt }: Counted,
  before: Place | null,
  now: Place,
): Promise<void> {
  // A statement touches a row once.
  if (before && before.mode === now.mode && before.state === now.state) return;
  const at = { organisationId, formId, lastAt: createdAt };
  const moved = [...(before ? [{ ...before, counted: -1 }] : []), { ...now, counted: 1 }];
  const rows = moved.map(({ mode, state, counted }) => ({ ...at, mode, state, counted }));
  // In one order: two that move at once do not wait for each other.
  rows.sort((a, b) => (a.state < b.state ? -1 : 1));
  await tx
    .insert(formCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [formCounts.organisationId, formCounts.formId, formCounts.mode, formCounts.state],
      set: {
        counted: sql`${formCounts.counted} + excluded.counted`,
        lastAt: sql`greatest(${formCounts.lastAt}, excluded.last_at)`,
      },
    });
}

/** Figures of several forms by their ids; reads no submissions. */
export async function findFigures(
  queries: Queries,
  organisationId: string,
  formIds: readonly string[],
  shown: Mode,
): Promise<(formId: string) => FormFigures> {
  if (formIds.length === 0) return () => none;
  const { formId, state, counted, lastAt } = formCounts;
  const ids = sql.join(
    formIds.map((id) => sql`${id}`),
    sql`, `,
  );
  // Form by form: of all at once a database may rather read the whole table.
  const figures = queries
    .select({ formId, state, counted, lastAt })
    .from(formCounts)
    .where(
      and(eq(formCounts.organisationId, organisationId), eq(formId, sql`asked.id`), inMode(formCounts.mode, shown)),
    )
    .limit(MOST_ROWS)
    .as('figures');
  const rows = await queries
    .select({ formId: figures.formId, state: figures.state, counted: figures.counted, lastAt: figures.lastAt })
    .from(sql`unnest(array[${ids}]::text[]) as asked(id)`)
    .innerJoinLateral(figures, sql`true`);
  const all = new Map<string, FormFigures>();
  for (const row of rows) all.set(row.formId, added(all.get(row.formId) ?? none, row));
  return (id) => all.get(id) ?? none;
}

function added(
  { submissions, lastAt, states }: FormFigures,
  row: { readonly state: State; readonly counted: number; readonly lastAt: Date },
): FormFigures {
  const others = states.filter(({ state }) => state !== row.state);
  const count = row.counted + (states.find(({ state }) => state === row.state)?.count ?? 0);
  return {
    submissions: submissions + (STANDING.includes(row.state) ? row.counted : 0),
    lastAt: lastAt && lastAt > row.lastAt ? lastAt : row.lastAt,
    states: count > 0 ? [...others, { state: row.state, count }] : others,
  };
}
