import type { Queries } from '../../db/database';

/** What is looked for in each kind of records. */
export interface Search {
  readonly queries: Queries;
  readonly organisationId: string;
  readonly search: string;
  /** Whether contact details are searched, too. */
  readonly seesContacts: boolean;
  readonly limit: number;
}
