import type { Deps } from '../deps';

/** The restored database, migrated and in maintenance. */
interface Restored {
  readonly deps: Deps;
  /** Folder of the backup. */
  readonly from: string;
}

/**
 * Steps run on restored data before anyone sees it; their results are printed. One that throws ends the restore: the
 * copy stays in maintenance.
 */
export const afterRestore: readonly ((restored: Restored) => Promise<string | null>)[] = [];
