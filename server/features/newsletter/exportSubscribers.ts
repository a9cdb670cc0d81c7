import { and, eq } from 'drizzle-orm';
import { estimateRows } from '../../db/estimateRows';
import { subscribers } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Columns, CsvRows } from '../../http/csvRows';
import { eachPage, EXPORTED } from '../../page';
import { formulaSafe } from '../../../src/core/csv';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { leaveUrl } from './links';
import { listConfirmed, type SubscriberRow } from './subscriberStore';

const columns = {
  ...({ email: 'text', lang: 'language', confirmedAt: 'moment', consentAt: 'moment' } as const),
  ...({ consent: 'text', unsubscribe: 'text' } as const),
} satisfies Columns;

/** Subscribers of a newsletter for the program that sends it, each with their own unsubscribe address (NL-05). */
export async function* exportSubscribers(deps: Pick<Deps, 'database' | 'config'>, organisationId: string): CsvRows {
  const { queries } = deps.database;
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const own = and(eq(subscribers.organisationId, organisationId), eq(subscribers.state, 'confirmed'));
  yield { about: await estimateRows(queries, queries.select({ id: subscribers.id }).from(subscribers).where(own)) };
  yield { columns };
  const pages = eachPage<SubscriberRow>(
    (last, limit) => listConfirmed(queries, organisationId, { after: last?.id, limit }),
    EXPORTED,
  );
  for await (const page of pages)
    yield page.map((row) => [
      formulaSafe(row.email),
      row.lang,
      row.confirmedAt?.toISOString() ?? '',
      row.consentAt.toISOString(),
      formulaSafe(row.consent),
      leaveUrl(deps, organisation, row),
    ]);
}
