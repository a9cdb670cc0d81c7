import type { Queries } from '../../db/database';

/** A search, as each kind of records is asked for it. */
export interface Search {
  readonly queries: Queries;
  readonly organisationId: string;
  readonly search: string;
  /** Whether contact details are searched, too. */
  readonly seesContacts: boolean;
  readonly limit: number;
}
