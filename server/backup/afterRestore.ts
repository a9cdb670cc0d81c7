import type { Deps } from '../deps';

/** What a step after a restore works with: the restored database, up to date and in maintenance. */
export interface Restored {
  readonly deps: Deps;
  /** Folder of the backup. */
  readonly from: string;
}

/**
 * What has to be done to data that came back, each before anybody sees it; what a step answers is printed. A step that throws
 * ends the restore: the copy stays in maintenance.
 */
export const afterRestore: readonly ((restored: Restored) => Promise<string | null>)[] = [];
