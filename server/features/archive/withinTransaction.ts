import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';

/** Surroundings in which services that begin a transaction of their own work within one that runs already. */
export const withinTransaction = (deps: Deps, tx: Queries): Deps => ({
  ...deps,
  database: { ...deps.database, queries: tx, transaction: (work) => work(tx) },
});
