import { and, asc, eq, inArray } from 'drizzle-orm';
import type { listContactDates } from '../../../src/contract/records/contactDates';
import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import { isDay } from '../../../src/contract/terms/isDay';
import { dayNumber, dayOf, dayOfNumber, returnWithin, yearliesOn } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { contactDates, contacts } from '../../db/schema';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { findTrees, treeIn } from './contactStore';
import { viewNamed } from './contactView';

export type AskedDates = Omit<QueryOut<typeof listContactDates>, 'before'>;
type Page = ResponseIn<typeof listContactDates>;

/** Rows of a page, or a few more: days are never split. */
const ROWS = 50;

/** Days that return within some days, by day; `before` is the day to go on from (PERS-08). @throws HttpError 400 */
export async function pageDates(
  { database: { queries }, now }: Pick<Deps, 'database' | 'now'>,
  organisationId: string,
  { kind, from, days, before }: AskedDates & { readonly before?: string | undefined },
): Promise<Page> {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const begin = from ?? dayOf(now().getTime(), timeZoneOf(organisation));
  if (before !== undefined && !isDay(before)) throw malformed('before', 'must be a `next` of this list');
  const first = Math.max(dayNumber(before ?? begin), dayNumber(begin));
  const last = dayNumber(begin) + days;
  const data: Page['data'] = [];
  for (let number = first; number <= last; number += 1) {
    const date = dayOfNumber(number);
    if (date === null) break;
    if (data.length >= ROWS) return { data, next: date };
    data.push(...(await returning(queries, organisationId, kind, date)));
  }
  return { data, next: null };
}

/** Dates that return on one day. */
async function returning(queries: Queries, organisationId: string, kind: AskedDates['kind'], date: string) {
  const rows = await queries
    .select({
      contactId: contactDates.contactId,
      name: contactDates.name,
      day: contactDates.day,
      night: contactDates.afterSunset,
      rootId: contacts.rootId,
    })
    .from(contactDates)
    .innerJoin(
      contacts,
      and(eq(contacts.organisationId, contactDates.organisationId), eq(contacts.id, contactDates.contactId)),
    )
    .where(
      and(
        eq(contactDates.organisationId, organisationId),
        eq(contactDates.kind, kind),
        inArray(contactDates.yearly, yearliesOn(kind, date)),
      ),
    )
    .orderBy(asc(contactDates.id));
  const due = rows.filter(({ day, night }) => returnWithin(kind, { day, afterSunset: night }, date, date) === date);
  const trees = await findTrees(queries, organisationId, [...new Set(due.map(({ rootId }) => rootId))]);
  return due.map(({ rootId, name, day, night }) => {
    const { id, nom, prenom, raison } = viewNamed(treeIn(trees, rootId));
    return { id, nom, prenom, raison, name, date, day, afterSunset: night };
  });
}
