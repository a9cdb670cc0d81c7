import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { namesOf, type NamedKind } from '../../db/namesOf';
import { endpoints, users } from '../../db/schema';

/** Subjects of the log with a name to show, except those whose name may be a payer's (SRV-09). */
const kinds: Readonly<Record<string, NamedKind>> = {
  caisse: 'fund',
  form: 'form',
  stock: 'form',
  campaign: 'campaign',
  service: 'service',
  calendar: 'calendar',
  section: 'section',
  team: 'team',
  matching: 'matching',
  token: 'token',
  media: 'media',
  event: 'event',
  news: 'news',
  article: 'article',
  gallery: 'gallery',
  page: 'page',
  translation: 'text',
  // Exports, by the call, of what they are a part.
  'ADMIN-FORM-SUBMISSION-EXPORT': 'form',
  'ADMIN-FORM-SUBMISSION-EXPORT-JSON': 'form',
  'ADMIN-GIFT-EXPORT': 'campaign',
  'ADMIN-PLEDGE-EXPORT': 'campaign',
  'ADMIN-BOOKING-EXPORT': 'calendar',
  'ADMIN-WAIT-EXPORT': 'calendar',
};

interface Subject {
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string | null;
}
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Current names of the records changed on one page of the log; deleted records have none. */
export async function subjectNames(
  queries: Queries,
  organisationId: string,
  rows: readonly Subject[],
): Promise<(row: Subject) => string | null> {
  const named = rows.map((row) => ({ subject: kindOf(row), subjectId: row.subjectId }));
  const subjects = [...new Set(named.map(({ subject }) => subject))];
  const found = await Promise.all(
    subjects.map(async (subject) => {
      const ids = named.flatMap((row) => (row.subject === subject && row.subjectId !== null ? [row.subjectId] : []));
      return [subject, await namesIn(queries, organisationId, subject, [...new Set(ids)])] as const;
    }),
  );
  const names = new Map(found.flatMap(([subject, named]) => named.map(({ id, name }) => [`${subject} ${id}`, name])));
  return (row) => names.get(`${kindOf(row)} ${row.subjectId}`) || null;
}

const kindOf = ({ action, subject }: Subject): string => (subject === 'export' ? action : subject);

async function namesIn(
  queries: Queries,
  organisationId: string,
  subject: string,
  ids: readonly string[],
): Promise<Named[]> {
  const kind = Object.hasOwn(kinds, subject) ? kinds[subject] : undefined;
  if (kind) return namesOf(queries, organisationId, kind, ids);
  const some = [...ids];
  if (some.length === 0) return [];
  // Users in an organisation's log are, or were, its members.
  if (subject === 'user')
    return queries.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, some));
  if (subject !== 'webhook') return [];
  const rows = await queries
    .select({ id: endpoints.id, url: endpoints.url })
    .from(endpoints)
    .where(and(eq(endpoints.organisationId, organisationId), inArray(endpoints.id, some)));
  return rows.map(({ id, url }) => ({ id, name: new URL(url).host }));
}
