import { and, asc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { QueryOut } from '../../../src/contract/route';
import type { listFormSubmissions, SubmissionSort } from '../../../src/contract/forms/formSubmissions';
import { zonedTime } from '../../../src/core/calendar';
import { foldSearch } from '../../../src/core/text';
import { foldedWords } from '../../text/searchedWords';
import type { Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { countUpTo } from '../../db/countUpTo';
import { afterPlace, bothWays, orderBy, placeIn, type ListOrder } from '../../db/listOrder';
import { formSubmissions, payableSubmissions } from '../../db/schema';
import { inMode } from '../../db/inMode';
import { paidOfSubmission } from '../payableSubmissions/payableSubmissionStore';
import { asMinor } from '../../amounts';
import { eachPage } from '../../page';

type Row = typeof formSubmissions.$inferSelect;
/** A submission with its total and received amounts, in minor units. */
export type ListedSubmission = Row & { readonly label: string; readonly total: Minor; readonly payed: Minor };
export type SubmissionFilters = Omit<QueryOut<typeof listFormSubmissions>, 'before' | 'limit' | 'excerpt' | 'lang'>;

const select = (queries: Queries, condition: SQL | undefined, shown?: Mode) =>
  queries
    .select({
      row: formSubmissions,
      label: payableSubmissions.label,
      total: payableSubmissions.total,
      payed: paidOfSubmission(shown).mapWith(asMinor),
    })
    .from(formSubmissions)
    .innerJoin(
      payableSubmissions,
      and(
        eq(payableSubmissions.organisationId, formSubmissions.organisationId),
        eq(payableSubmissions.id, formSubmissions.id),
      ),
    )
    .where(condition);

export async function findListedSubmission(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<ListedSubmission | null> {
  return (await findListedSubmissions(queries, organisationId, [id])).get(id) ?? null;
}

/** Some submissions, by their ids. */
export async function findListedSubmissions(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedSubmission>> {
  if (ids.length === 0) return new Map();
  const own = and(eq(formSubmissions.organisationId, organisationId), inArray(formSubmissions.id, [...ids]));
  const rows = await select(queries, own);
  return new Map(rows.map(({ row, ...rest }) => [row.id, { ...row, ...rest }]));
}

const orders = bothWays('date', [formSubmissions.createdAt, formSubmissions.id]);
/** The order that submissions are listed in, the newest first unless asked otherwise. */
export const submissionOrder = (sort: SubmissionSort = '-date'): ListOrder => orders[sort];

interface Reading {
  readonly timeZone: string;
  readonly shown: Mode;
}
type Listed = Omit<SubmissionFilters, 'search' | 'mode' | 'total'>;

function listed(organisationId: string, { timeZone, shown }: Reading, { formId, state, from, to }: Listed) {
  const zone = zonedTime(timeZone);
  return and(
    eq(formSubmissions.organisationId, organisationId),
    formId === undefined ? undefined : eq(formSubmissions.formId, formId),
    inMode(formSubmissions.mode, shown),
    state && eq(formSubmissions.state, state),
    from === undefined ? undefined : gte(formSubmissions.createdAt, new Date(zone.momentOf(from, '00:00'))),
    to === undefined ? undefined : lt(formSubmissions.createdAt, new Date(zone.momentOf(to, '24:00'))),
  );
}

/** How many submissions the filters leave; null for more than a thousand. */
export const countSubmissions = (
  queries: Queries,
  organisationId: string,
  reading: Reading,
  filters: Listed,
): Promise<number | null> =>
  countUpTo(queries, formSubmissions, {
    list: listed(organisationId, reading, filters),
    order: orderBy(submissionOrder()),
  });

/** Submissions that the filters leave but for the words of a search, in order, `size` at a time. Days are the zone's. */
export function submissionPages(
  queries: Queries,
  organisationId: string,
  reading: Reading,
  filters: Listed,
  { before, size }: { readonly before?: string | undefined; readonly size?: number | undefined } = {},
): AsyncGenerator<readonly ListedSubmission[]> {
  const order = submissionOrder(filters.sort);
  const condition = listed(organisationId, reading, filters);
  return eachPage<ListedSubmission>(async (last, limit) => {
    const after = afterPlace(order, last ? placeIn(order)(last) : before, organisationId);
    const rows = await select(queries, and(condition, after), reading.shown)
      .orderBy(...orderBy(order))
      .limit(limit);
    return rows.map(({ row, ...rest }) => ({ ...row, ...rest }));
  }, size);
}

/** Whether a submission holds every word of a search, without regard to case and accents. */
export function createSearch(search = ''): (row: ListedSubmission) => boolean {
  const words = foldedWords(search);
  return ({ id, values, accessId, virtualId }) => {
    if (words.length === 0) return true;
    const said = textsIn([values.identity, Object.values(values.extra)]);
    const text = foldSearch([id, accessId, virtualId, ...said].join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** All texts and numbers inside a value, without the keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** The versions of a form that were filled in, oldest first. */
export async function listRevisions(
  queries: Queries,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ revision: formSubmissions.revision })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.organisationId, organisationId), eq(formSubmissions.formId, id)))
    .orderBy(asc(formSubmissions.revision));
  return rows.map(({ revision }) => revision);
}
