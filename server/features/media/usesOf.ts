import { sql } from 'drizzle-orm';
import type { MediaUse } from '../../../src/contract/site/media';
import type { Queries } from '../../db/database';
import { recordsNaming } from '../../db/recordsNaming';

/** The records of an organisation that name an address with this hash. */
export const usesOf = (queries: Queries, organisationId: string, hash: string): Promise<MediaUse[]> =>
  recordsNaming(queries, organisationId, (text) => sql`${text} like ${`%/media/${hash}%`}`);
