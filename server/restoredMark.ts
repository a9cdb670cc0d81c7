import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in the data folder of a restored copy, which stays in maintenance until the operator takes it away (OPS-03). */
const mark = 'restored';

/** Whether this data folder was restored and not resumed yet. */
export const isRestored = (dataFolder: string): boolean => existsSync(join(dataFolder, mark));

/** Marks the folder as a copy: the original may already have sent its pending items. */
export const markRestored = (dataFolder: string, from: string): void =>
  writeFileSync(join(dataFolder, mark), `${from}\n`, { mode: 0o600 });

/** The copy takes the original's place: it works as that did, from the next start on. Answers whether it was one. */
export function clearRestored(dataFolder: string): boolean {
  const was = isRestored(dataFolder);
  rmSync(join(dataFolder, mark), { force: true });
  return was;
}
