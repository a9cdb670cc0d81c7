import { contactSums } from '../../db/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { inMode } from '../../db/inMode';

/** Totals given by contacts, by currency, as visible in one mode. */
export const findSums = (queries: Queries, organisationId: string, contactIds: readonly string[], shown: Mode) =>
  contactIds.length === 0
    ? Promise.resolve([])
    : queries
        .select()
        .from(contactSums)
        .where(
          and(
            eq(contactSums.organisationId, organisationId),
            inArray(contactSums.contactId, [...contactIds]),
            inMode(contactSums.mode, shown),
          ),
        )
        .orderBy(desc(contactSums.lastAt));
